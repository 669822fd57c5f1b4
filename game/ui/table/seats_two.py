"""Where two players sit: the bazas in three columns between them. Pure sums, no drawing.

Pictures give way before text does; where there is no room the rival's plate drops its second line.
"""

from __future__ import annotations

from pygame import Rect

from game.ui.paint.fonts import line_height
from game.ui.table.frame import Frame, share
from game.ui.table.zones import CARD_RATIO, Pile, SeatZone, Spot, Zones, seated


def two(around: Frame) -> Zones:
    """Return the places of a table for two inside its frame."""
    px, gap, table, low = around.px, around.gap, around.table, around.low
    label, body, call = around.label, around.body, around.call
    has_chips, width = around.chips is not None, around.size[0]

    # Heights of the table: plates and text keep theirs, pictures give way.
    full_plate = line_height(body) + line_height(label) + px(14)
    short_plate = line_height(body) + px(14)
    fixed = around.banner_height + 4 * gap
    need = [px(130), px(210) * 2, px(276)]
    least = [round(px(130) * 0.55), round(px(210) * 0.72) * 2, round(px(276) * 0.8)]
    backs, played, hand = share(need, least, low - table.top - fixed)
    plate_lines = 2 if full_plate <= backs + gap else 1
    plate_height = full_plate if plate_lines == 2 else short_plate
    icon_row = 0 if has_chips else around.icons.height
    backs_row = max(backs, plate_height, icon_row)
    spare = low - table.top - fixed - backs_row - played - hand
    if spare < 0:
        played += spare
        spare = 0
    card = min(played // 2, px(210))
    air = spare // 4
    back_y = table.top + backs_row // 2
    played_top = table.top + backs_row + gap + air
    rival_y = played_top + card // 2
    own_y = rival_y + card + min(gap, px(10)) + min(air, gap)
    hand_y = low - hand // 2
    banner_low = hand_y - hand // 2 - gap // 2
    banner_top = max(own_y + card // 2 + gap // 2, banner_low - around.banner_height - air)

    # Widths of the table.
    table_x = table.centerx
    if abs(width // 2 - table_x) <= px(16):
        table_x = width // 2
    hand_width = round(hand * CARD_RATIO)
    card_width = round(card * CARD_RATIO)
    plate_width = round(max(px(230), 8.4 * body))
    hand_step = px(196) if hand >= px(276) else round(hand_width * 1.09)
    hand_half = hand_step + hand_width // 2 + px(14)
    hand_x = max(table_x, table.left + plate_width + gap + hand_half)
    hand_x = min(hand_x, table.right - hand_half)
    back_width = round(backs * CARD_RATIO)
    deck = min(max(backs, px(110)), px(130))
    deck_width = round(deck * CARD_RATIO)
    deck_room = deck_width + px(26) + gap
    step = min(px(200), (table.width // 2 - deck_room - card_width // 2 - gap))
    step = max(step, card_width + 4)
    # A narrow table gives the deck its room by moving the bazas to the left.
    columns_half = step + card_width // 2
    over = table_x + columns_half + deck_room - table.right
    table_x -= max(0, over)
    backs_half = round(back_width * 1.15)
    rival_width = min(plate_width, table_x - backs_half - gap - table.left)
    rival_plate = Rect(0, 0, rival_width, plate_height)
    rival_plate.midright = (table_x - backs_half - gap - px(20), back_y)
    rival_plate.left = max(table.left, rival_plate.left)
    own_plate = Rect(0, 0, min(plate_width, hand_x - hand_half - table.left), full_plate)
    own_plate.bottomright = (hand_x - hand_half, low - px(8))
    banner = Rect(0, banner_top, min(table.width, px(860) + 4 * call), around.banner_height)
    banner.centerx = table.centerx
    deck_x = table_x + columns_half + px(22) + deck_width // 2
    deck_x = max(deck_x, min(table_x + px(390), table.right - deck_width))
    idle_left = hand_x + hand_half + px(24)
    is_idle = table.right - idle_left >= px(270)
    beside = table_x + backs_half + gap
    free = (table.right if has_chips else around.icons.left) - gap - beside
    rival_bubble = Spot(beside, back_y, "left", free)
    if free < 7 * call:
        low_edge = table.top + backs_row + gap
        rival_bubble = Spot(rival_plate.left, low_edge, "up", table.right - rival_plate.left)
    own_room = hand_x - hand_half - own_plate.left

    def pile(y: int) -> Pile:
        # The muestra looks out above the deck, so that the bazas keep their room.
        low = y + deck // 4
        return Pile(deck_x, low, deck, (deck_x, low - deck // 2, 0.0))

    own = SeatZone(
        plate=own_plate,
        plate_lines=2,
        bubble=Spot(own_plate.left, own_plate.top - gap // 2, "down", own_room),
        hand=(hand_x, hand_y),
        hand_step=hand_step,
        hand_height=hand,
        stack=(table_x - step, own_y),
        stack_step=(step, 0),
        pile=pile(own_y),
    )
    rival = SeatZone(
        plate=rival_plate,
        plate_lines=plate_lines,
        bubble=rival_bubble,
        hand=(table_x, back_y),
        hand_step=round(backs * 0.4),
        hand_height=backs,
        stack=(table_x - step, rival_y),
        stack_step=(step, 0),
        pile=pile(rival_y),
    )
    return seated(
        around,
        seats=(own, rival),
        middle=(table_x, (rival_y + own_y) // 2),
        banner=banner,
        card_height=card,
        props=Rect(idle_left, low - px(170), px(260), px(150)) if is_idle else None,
        is_duel=True,
    )
