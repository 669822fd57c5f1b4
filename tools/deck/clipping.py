"""Cutting polygons by polygons (Greiner-Hormann) and segments by segments."""

from deck.geometry import Polygon, inside


def crossing(a: complex, b: complex, c: complex, d: complex) -> tuple[float, float] | None:
    """Where segments ab and cd cross, as parameters along each, or None."""
    r, s = b - a, d - c
    den = (r.conjugate() * s).imag
    if abs(den) < 1e-12:
        return None
    t = ((c - a).conjugate() * s).imag / den
    u = ((c - a).conjugate() * r).imag / den
    return (t, u) if 0 < t < 1 and 0 < u < 1 else None


class _Vertex:
    """A vertex of the doubly linked rings that the two outlines become."""

    __slots__ = ("al", "entry", "hit", "nb", "nx", "p", "pv", "seen")

    # the next and previous vertex of the ring, and the same crossing on the other ring
    nx: "_Vertex"
    pv: "_Vertex"
    nb: "_Vertex"

    def __init__(self, p: complex, hit: bool = False, al: float = 0.0) -> None:
        self.p, self.hit, self.al = p, hit, al
        self.seen = self.entry = False


def clip(sub: Polygon, by: Polygon, op: str = "and") -> list[Polygon]:
    """The parts of `sub` inside `by` ("and") or outside it ("sub")."""
    # a nudge off the grid, so that vertices never lie exactly on edges
    by = [q + complex(1.37e-3, 0.73e-3) for q in by]
    hits: dict[int, list[_Vertex]] = {}
    bb = [
        (min(c.real, d.real), max(c.real, d.real), min(c.imag, d.imag), max(c.imag, d.imag))
        for c, d in zip(by, by[1:] + by[:1], strict=False)
    ]
    hb: dict[int, list[_Vertex]] = {}
    for i, a in enumerate(sub):
        b = sub[(i + 1) % len(sub)]
        x0, x1, y0, y1 = (
            min(a.real, b.real),
            max(a.real, b.real),
            min(a.imag, b.imag),
            max(a.imag, b.imag),
        )
        for j, (u0, u1, v0, v1) in enumerate(bb):
            if u0 > x1 or u1 < x0 or v0 > y1 or v1 < y0:
                continue
            k = crossing(a, b, by[j], by[(j + 1) % len(by)])
            if k:
                p = a + (b - a) * k[0]
                s, t = _Vertex(p, True, k[0]), _Vertex(p, True, k[1])
                s.nb, t.nb = t, s
                hits.setdefault(i, []).append(s)
                hb.setdefault(j, []).append(t)
    if not hits:
        if inside(sub[0], by):
            return [sub] if op == "and" else []
        if op == "and":
            return [by] if inside(by[0], sub) else []
        return [sub]

    def chain(poly: Polygon, h: dict[int, list[_Vertex]]) -> list[_Vertex]:
        vs = []
        for i, p in enumerate(poly):
            vs.append(_Vertex(p))
            vs += sorted(h.get(i, []), key=lambda v: v.al)
        for i, v in enumerate(vs):
            v.pv, v.nx = vs[i - 1], vs[(i + 1) % len(vs)]
        return vs

    ring_a, ring_b = chain(sub, hits), chain(by, hb)
    for vs, other, flip in ((ring_a, by, op == "sub"), (ring_b, sub, False)):
        e = not inside(vs[0].p, other)
        if flip:
            e = not e
        for v in vs:
            if v.hit:
                v.entry, e = e, not e
    out = []
    for v in ring_a:
        if not v.hit or v.seen:
            continue
        poly, cur, guard = [], v, 0
        while guard < 20000:
            cur.seen = cur.nb.seen = True
            fwd = cur.entry
            while guard < 20000:
                guard += 1
                cur = cur.nx if fwd else cur.pv
                poly.append(cur.p)
                if cur.hit:
                    break
            cur.seen = True
            cur = cur.nb
            if cur is v or cur.nb is v or (cur.seen and cur.nb.seen and cur is v):
                break
            if cur.seen and poly and abs(cur.p - v.p) < 1e-9:
                break
        if len(poly) > 2:
            out.append(poly)
    return out
