"""Draws cards, positions and explanations as SVG and HTML, which notebooks show automatically.

Cards are drawn without art or official text: with their name, their numbers and the program's wording of their text.

>>> import inkwright
>>> svg = inkwright.show.card_svg(inkwright.Library().card("Stitch - New Dog"))
>>> svg.startswith("<svg") and "New Dog" in svg
True
"""

from __future__ import annotations

import textwrap
from html import escape
from typing import Optional

from ._inkwright import Card, CardInView, Explanation, Game, Library

__all__ = ["Shown", "card_html", "card_svg", "explanation_html", "game_html", "show"]

_INKS = {
    "amber": "#f4b223",
    "amethyst": "#81377b",
    "emerald": "#2a8934",
    "ruby": "#d3082f",
    "sapphire": "#0189c4",
    "steel": "#7f8b95",
}


class Shown:
    """HTML for a notebook."""

    def __init__(self, html: str):
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def card_svg(card: Card, now: Optional[CardInView] = None, width: int = 150) -> str:
    """Draws a card as SVG. With `now`, a card of a view, it has its current numbers and lies sideways if exerted."""
    name, _, version = card.full_name.partition(" - ")
    inks = [_INKS[ink] for ink in card.inks] or ["#444444"]
    strength, willpower, lore, damage, exerted = card.strength, card.willpower, card.lore, 0, False
    if now is not None and card.type in ("character", "location"):
        willpower, lore, damage, exerted = now.willpower, now.lore, now.damage, now.exerted
        strength = now.strength if card.type == "character" else None
    lines = [part for line in card.text for part in textwrap.wrap(line, 30)][:6]
    text = "".join(
        f'<text x="10" y="{118 + 11 * n}" font-size="8.5" fill="#222">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    picture = card.ornament.replace("<svg", '<svg x="6" y="67" width="148" height="56"', 1)
    stops = "".join(
        f'<stop offset="{n / max(1, len(inks) - 1):.2f}" stop-color="{ink}"/>' for n, ink in enumerate(inks)
    )
    key = "ink-" + "-".join(card.inks or ["none"])
    rim = "#c9a227" if card.inkable else "#333"
    numbers = [("⚔", strength), ("⛊", willpower), ("◆", lore)]
    foot = "   ".join(f"{sign} {number}" for sign, number in numbers if number is not None)
    body = (
        f'<defs><linearGradient id="{key}">{stops}</linearGradient></defs>'
        f'<rect x="1" y="1" width="158" height="222" rx="10" fill="#faf7f0" stroke="url(#{key})" stroke-width="5"/>'
        f'<circle cx="21" cy="22" r="13" fill="url(#{key})" stroke="{rim}" stroke-width="3"/>'
        f'<text x="21" y="27" font-size="14" font-weight="bold" text-anchor="middle" fill="#fff">{card.cost}</text>'
        f'<text x="40" y="20" font-size="11" font-weight="bold" fill="#111">{escape(name[:20])}</text>'
        f'<text x="40" y="33" font-size="9" fill="#333">{escape(version[:24])}</text>'
        f'<text x="10" y="56" font-size="8.5" font-style="italic" fill="#555">'
        f"{escape(', '.join([card.type, *card.classifications])[:38])}</text>"
        f'<line x1="10" y1="64" x2="150" y2="64" stroke="url(#{key})" stroke-width="2"/>'
        f"{picture}"
        f'<g transform="translate(0,18)">{text}</g>'
        f'<text x="80" y="212" font-size="13" font-weight="bold" text-anchor="middle" fill="#111">{foot}</text>'
    )
    if damage:
        body += (
            '<circle cx="134" cy="186" r="12" fill="#b00020"/>'
            f'<text x="134" y="191" font-size="13" font-weight="bold" text-anchor="middle" fill="#fff">{damage}</text>'
        )
    if exerted:
        body = f'<g transform="translate(224,0) rotate(90)">{body}</g>'
    w, h = (224, 160) if exerted else (160, 224)
    size = f'width="{width * w // 160}" height="{width * h // 160}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" {size} font-family="sans-serif">{body}</svg>'


def _row(library: Library, title: str, cards: list) -> str:
    drawn = []
    for card in cards:
        known = library.card_of(card.number)
        drawn.append(card_svg(known, card, 110) if known else escape(card.name))
    return f"<div><b>{escape(title)}</b></div><div style='display:flex;flex-wrap:wrap;gap:4px'>{''.join(drawn)}</div>"


def show(game: Game, seat: Optional[int] = None, answers: bool = True) -> Shown:
    """Shows `game_html` of any seat in a notebook, as the last line of a cell."""
    return Shown(game_html(game, seat, answers))


def game_html(game: Game, seat: Optional[int] = None, answers: bool = True) -> str:
    """Draws a position as one player sees it, by default the deciding player, with the legal answers.

    >>> import inkwright
    >>> game = inkwright.Game.from_scenario('scenario "x"\\np1:\\n  play "Stitch - New Dog"')
    >>> "Stitch" in inkwright.show.game_html(game)
    True
    """
    view = game.view(seat)
    library = game.library
    parts = []
    players = len(view.sides)
    for offset in range(1, players + 1):
        who = (view.viewer + offset) % players
        side = view.sides[who]
        name = "you" if who == view.viewer else f"player {who + 1}"
        parts.append(
            f"<p>{name}: <b>{side.lore} lore</b>, ink {side.ready_ink} of {side.ready_ink + side.exerted_ink}, "
            f"{side.hand_count} cards in hand, {side.deck} in the deck, {len(side.discard)} in the discard</p>"
        )
        parts.append(_row(library, "in play", side.play))
        if side.hand:
            parts.append(_row(library, "hand", side.hand))
    decision = game.decision
    if decision is not None and answers and decision.seat == view.viewer:
        listed = "".join(f"<li>{escape(game.describe(answer))}</li>" for answer in game.legal()[:60])
        parts.append(f"<p>{escape(decision.text)}</p><ol start='0'>{listed}</ol>")
    return "<div style='font-family:sans-serif'>" + "".join(parts) + "</div>"


def explanation_html(explanation: Explanation) -> str:
    """Shows whether an action is legal, and the rules behind it."""
    colour, word = ("#2a8934", "may") if explanation.allowed else ("#d3082f", "may not")
    reasons = "".join(
        f"<li>{escape(text)} <code>{escape(rule or '')}</code></li>" for rule, text in explanation.reasons
    )
    return f"<div><b>{escape(explanation.what)}</b>: <b style='color:{colour}'>{word}</b><ul>{reasons}</ul></div>"


def card_html(card: Card) -> str:
    """Draws a card and lists the meaning of its text."""
    reading = "".join(f"<li>{escape(line)}</li>" for line in card.reading)
    drawn = card_svg(card, width=180)
    return f"<div style='display:flex;gap:16px'>{drawn}<ol style='list-style:none'>{reading}</ol></div>"
