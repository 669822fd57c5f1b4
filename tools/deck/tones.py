"""The inks of the deck: every hue in three flat tones and the tone of its lit edge."""

from dataclasses import dataclass

INK, PAPER = "#1E1A16", "#FBF8EF"


@dataclass(frozen=True)
class Tone:
    """A hue in three flat tones; `gap` is the tone of the sliver on the lit edge."""

    base: str
    light: str
    shade: str
    gap: str


GOLD = Tone("#EDBE20", "#F7DC6B", "#B77A0C", "#FFF3BF")
RED = Tone("#B8202C", "#DD5A50", "#74101E", "#F6C7B4")
WINE = Tone("#A3122A", "#D9455A", "#5E0A18", "#F3B9B4")
BLUE = Tone("#2F6FC0", "#8DB8E6", "#173E74", "#DCEBF8")
STEEL = Tone("#A9C9EC", "#E4F0FA", "#5C8CC4", "#FBF8EF")
GREEN = Tone("#5CB241", "#BBE07C", "#27601F", "#E6F5C8")
OLIVE = Tone("#6E8F3A", "#AFC56B", "#3C5518", "#E2EDC0")
OCHRE = Tone("#D6A21C", "#F1CF66", "#8F6209", "#FBEDB8")
CREAM = Tone("#F6EBD0", "#FFFDF6", "#D3BD93", "#FFFFFF")
SKIN = Tone("#F2CDA6", "#FBE7CF", "#D89A6C", "#FDF1E0")
SKIN2 = Tone("#D9A273", "#EFC79E", "#A86C42", "#F3D9B8")
HAIR = Tone("#6B4326", "#A36F3F", "#3A2213", "#C99562")
FAIR = Tone("#D9A441", "#F0CE7C", "#9A6516", "#FBE9B6")
GREY = Tone("#D9D6CC", "#F7F5EE", "#9C9A92", "#FFFFFF")
EARTH = Tone("#B99A5B", "#D9C48C", "#7A6033", "#EEE0B6")
BLACK = Tone("#3A332C", "#6A6056", INK, "#8A8074")
CELESTE = Tone("#8CC3E8", "#D3E9F7", "#4C86B5", "#FFFFFF")
CELESTE_BACK = Tone("#4C86B5", "#8CC3E8", "#2D5F8A", "#8CC3E8")
GRAPE = Tone("#6A3B8C", "#A57CC4", "#3C1D55", "#D9C4EA")
