"""What of SVG the game's rasteriser draws faithfully, and a check that a drawing keeps to it."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
Dialect = dict[str, set[str]]
"""The elements a drawing may have, and the attributes of each."""

PLATES: Dialect = {
    "svg": {"viewBox", "width", "height"},
    "g": {"id", "transform"},
    "defs": set(),
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "cx", "cy", "r"},
    "stop": {"offset", "stop-color"},
    "circle": {"cx", "cy", "r", "fill", "opacity"},
    "path": {"fill", "d", "opacity", "stroke", "stroke-width", "stroke-linejoin"},
}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_PAINT = re.compile(r"url\(#(\w+)\)")
_PATH = re.compile(r"[Mmlcz0-9. -]+")
# Numbers without a percent sign are read as pixels in gradients of a shape's own box.
_SHARES = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "offset")


def problems(path: Path, dialect: Dialect) -> list[str]:
    """What in a drawing the rasteriser would not draw, or draw otherwise."""
    root = ET.parse(path).getroot()
    gradients = {e.get("id") for e in root.iter() if e.tag.endswith("Gradient")}
    found = [] if root.tag == f"{SVG}svg" else ["no svg at its root"]
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in dialect or (tag == "svg" and element is not root):
            found.append(f"element {tag}")
            continue
        found += [f"{tag} {name}" for name in set(element.attrib) - dialect[tag]]
        for name in ("fill", "stroke", "stop-color"):
            value = element.get(name, "none")
            paint = _PAINT.fullmatch(value)
            known = paint is not None and paint[1] in gradients
            if value != "none" and not known and not _COLOUR.fullmatch(value):
                found.append(f"{tag} {name} {value}")
        if "Gradient" in tag or tag == "stop":
            found += [
                f"{tag} {name} {element.get(name)}"
                for name in _SHARES
                if not element.get(name, "0%").endswith("%")
            ]
        if not _PATH.fullmatch(element.get("d", "M")):
            found.append("path with other commands")
        if (element.text or "").strip():
            found.append(f"text in {tag}")
    return found
