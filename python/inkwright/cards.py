"""Cards of your own. Their text is compiled in the same way as the text of every other card.

>>> import inkwright
>>> knight = inkwright.cards.compile(
...     "Bodyguard\\nSTAND FAST When you play this character, you may draw a card.",
...     name="Test Knight - Mail Clad", cost=3, inks=["steel"], strength=2, willpower=4)
>>> for line in knight.reading:
...     print(line)
Bodyguard
STAND FAST
When you play this character:
  1. You may do this:
    2. You draw 1 card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ._inkwright import Card, Library

__all__ = ["compile", "library_with"]


def library_with(
    text: str,
    *,
    name: str = "My Card",
    type: str = "character",
    cost: int = 1,
    inks: Sequence[str] = (),
    inkable: bool = False,
    strength: int = 1,
    willpower: int = 1,
    lore: int = 1,
    move_cost: int = 1,
    classifications: Sequence[str] = (),
    library: Optional[Library] = None,
) -> Library:
    """A library with one more card, for playing games with it. A card with the same full name is replaced.

    Raises CardError, with the position of the error and the expected words, if the text is not understood.
    """
    card = {
        "full_name": name,
        "card_type": type,
        "text": text,
        "cost": cost,
        "inks": list(inks),
        "inkable": inkable,
        "strength": strength,
        "willpower": willpower,
        "lore": lore,
        "move_cost": move_cost,
        "classifications": list(classifications),
    }
    return (library or Library()).with_card(card)


def compile(text: str, *, name: str = "My Card", lang: str = "en", **facts) -> Card:
    """Compiles a card with an English text.

    The card's `reading` explains step by step how the text was understood, in the language `lang` (en, de, fr, it or
    zh). The other arguments are those of `library_with`.

    >>> import inkwright
    >>> try:
    ...     inkwright.cards.compile("Draw a cart.", type="action")
    ... except inkwright.CardError as error:
    ...     print(error.line, error.found)
    1 cart
    """
    return library_with(text, name=name, **facts).card(name, lang)
