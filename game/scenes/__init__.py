"""One file a screen, and which screen a route means.

Scenes name one another by route and never import each other; only this door knows them all. A
screen is imported when it is first shown, so that the title costs nothing but itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.shell.context import Context
from game.ui.paint import assets
from game.ui.route import Route
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.session.match import Match


def scene_for(ctx: Context, route: Route) -> Scene:
    """Build the screen that a route names; LookupError if there is none of that name.

    The table's route may say ``resume`` (the unfinished match), ``file`` (one of them) or ``text``
    (a record from elsewhere); by itself it begins a match by the settings, with others in its
    seats if it names ``places``.
    """
    name, args = route.scene, route.args
    if name == "title":
        from game.scenes.title import TitleScene

        ctx.desk.close()
        ctx.window.set_title()
        return TitleScene(ctx)
    if name == "table":
        # What the title wished for: a table at rest must cost nothing.
        assets.drop_wishes()
        match = _match(ctx, route)
        if not match.over:
            from game.scenes.table import TableScene

            table = TableScene(ctx, match)
            view = table.show.view
            view.on_speak = lambda seat, words: ctx.caption(words, view.names[seat])
            return table
        # A record from elsewhere may tell a match to its end.
        name, args = "end-match", {"match": match}
    if name == "end-match":
        from game.scenes.end_match import EndMatchScene

        return EndMatchScene(ctx, args["match"])
    if name == "error":
        from game.scenes.error import ErrorScene

        return ErrorScene(ctx, str(args["report"]), Path(str(args["log"])))
    return _menu(ctx, name, route)


def _menu(ctx: Context, name: str, route: Route) -> Scene:
    if name == "new-match":
        from game.scenes.new_match import NewMatchScene

        return NewMatchScene(ctx, str(route.args.get("watching", "")))
    if name == "options":
        from game.scenes.options import OptionsScene

        return OptionsScene(ctx, str(route.args.get("page", "")))
    if name == "ask":
        from game.scenes.ask import AskScene

        return AskScene(ctx, route.args["question"])
    if name == "pause":
        from game.scenes.pause import PauseScene

        return PauseScene(ctx, route.args.get("seat", 0))
    if name == "matches":
        from game.scenes.matches import MatchesScene

        return MatchesScene(ctx)
    return _rare_menu(ctx, name, route)


def _rare_menu(ctx: Context, name: str, route: Route) -> Scene:
    if name == "hand-over":
        from game.scenes.hand_over import HandOverScene

        return HandOverScene(ctx, route.args.get("seat"))
    if name == "annul":
        from game.scenes.annul import AnnulScene

        return AnnulScene(ctx, route.args.get("seat"))
    if name == "first-run":
        from game.scenes.first_run import FirstRunScene

        return FirstRunScene(ctx)
    if name == "profiles":
        from game.scenes.profiles import ProfilesScene

        return ProfilesScene(ctx)
    if name == "import":
        from game.scenes.import_data import ImportScene

        return ImportScene(ctx)
    if name == "credits":
        from game.scenes.credits import CreditsScene

        return CreditsScene(ctx)
    raise LookupError(f"there is no screen {name!r}")


def _match(ctx: Context, route: Route) -> Match:
    args = route.args
    if "text" in args:
        return ctx.desk.open(str(args["text"]))
    if args.get("resume") or "file" in args:
        return ctx.desk.resume(str(args.get("file", "")))
    places = args.get("places")
    return ctx.desk.start(places if isinstance(places, tuple) else ())
