"""A whole head from its `Head`: hair behind, face, hair before, beard; hats come after."""

from deck import faces, heads
from deck.pen import Pen
from deck.wardrobe import Head


def quarter(g: Pen, h: Head) -> None:
    """The three-quarter view."""
    (heads.hair_back if h.long else heads.hair_back_short)(g, h.hair)
    lid = 5.2 if h.age == 0 else 4.7
    heads.face(g, h.skin, age=h.age, mouth=h.mouth, nose=h.nose, lid=lid, jaw=h.jaw)
    heads.hair_side(g, h.hair, h.long and h.age == 0)
    if h.beard == "long":
        heads.beard_long(g, h.hair)
    elif h.beard == "fork":
        faces.beard_fork(g, h.hair)
    elif h.beard == "whiskers":
        faces.whiskers(g, h.hair)
    elif h.beard == "moustache":
        faces.moustache(g, h.hair)
    elif h.age == 0:
        drop = 34 if h.long else 6
        g.piece(
            f"-38,-40 -46,-20 -44,{min(6, drop - 10)} -52,{drop}! -62,0 -58,-40 -30,-64 10,-66 "
            "40,-56 30,-46 0,-50 -24,-44",
            h.hair,
            w=4,
            shade=4,
        )
        heads.locks(g, ["-34,-50 -48,-24 -50,4", "20,-60 -10,-58 -34,-44"], 2.6)


def front(g: Pen, h: Head) -> None:
    """The view from the front."""
    faces.hair_front_back(g, h.hair, h.long)
    full = h.beard == "round"
    faces.face_front(g, h.skin, h.age, "none" if full else h.mouth, jaw=h.jaw)
    faces.hair_front(g, h.hair)
    if full:
        faces.beard_front(g, h.hair)
    elif h.beard == "moustache":
        faces.moustache_front(g, h.hair)


def profile(g: Pen, h: Head) -> None:
    """The side view."""
    faces.hair_profile_back(g, h.hair, h.long)
    faces.face_profile(g, h.skin, h.age, h.mouth, h.nose, h.jaw)
    faces.hair_profile(g, h.hair, h.long)
    if h.beard:
        faces.beard_profile(g, h.hair, h.beard == "pointed")


VIEWS = {"quarter": quarter, "front": front, "profile": profile}


def portrait(g: Pen, h: Head) -> None:
    """Draw the head on a head unit, in the view it asks for."""
    VIEWS[h.view](g, h)
