import { type Card, isRed, newDeck, suits } from '../cards/card.ts';
import type { Random } from '../random.ts';

export interface Column {
  readonly hidden: readonly Card[];
  /** Face up, the one that can be played last. */
  readonly open: readonly Card[];
}

export interface Layout {
  readonly stock: readonly Card[];
  /** The last one can be played. */
  readonly waste: readonly Card[];
  /** One for each suit, from the ace up: how many lie there. */
  readonly home: readonly number[];
  readonly columns: readonly Column[];
  readonly moves: number;
}

export function deal(random: Random): Layout {
  const deck = newDeck(random);
  const columns = Array.from({ length: 7 }, (_, index): Column => {
    const cards = deck.splice(0, index + 1);
    return { hidden: cards.slice(0, -1), open: cards.slice(-1) };
  });
  return { stock: deck, waste: [], home: [0, 0, 0, 0], columns, moves: 0 };
}

/** The ace counts as one here. */
export function low(card: Card): number {
  return card.rank === 14 ? 1 : card.rank;
}

export function isWon({ home }: Layout): boolean {
  return home.every((count) => count === 13);
}

/** Turns up the next card of the stock; an empty stock is filled from the waste. */
export function draw(layout: Layout): Layout {
  const [card, ...stock] = layout.stock;
  if (card !== undefined)
    return { ...layout, stock, waste: [...layout.waste, card], moves: layout.moves + 1 };
  return layout.waste.length === 0
    ? layout
    : { ...layout, stock: layout.waste, waste: [], moves: layout.moves + 1 };
}

/** Where cards are taken from: the waste, or a column from one of its open cards on. */
export type Source = { readonly from: 'waste' } | { readonly from: number; readonly card: number };

export function taken(layout: Layout, source: Source): readonly Card[] {
  if (source.from === 'waste') return layout.waste.slice(-1);
  return layout.columns[source.from]?.open.slice(source.card) ?? [];
}

function withoutTaken(layout: Layout, source: Source): Layout {
  const moves = layout.moves + 1;
  if (source.from === 'waste') return { ...layout, waste: layout.waste.slice(0, -1), moves };
  const columns = layout.columns.map((column, index): Column => {
    if (index !== source.from) return column;
    const open = column.open.slice(0, source.card);
    if (open.length > 0) return { ...column, open };
    // The card that is uncovered is turned up.
    return { hidden: column.hidden.slice(0, -1), open: column.hidden.slice(-1) };
  });
  return { ...layout, columns, moves };
}

/** Down by one in the other colour; only a king goes to an empty column. */
export function toColumn(layout: Layout, source: Source, target: number): Layout {
  const cards = taken(layout, source);
  const [first] = cards;
  const column = layout.columns[target];
  if (first === undefined || column === undefined || source.from === target) return layout;
  const last = column.open.at(-1);
  const fits =
    last === undefined
      ? low(first) === 13
      : low(last) === low(first) + 1 && isRed(last.suit) !== isRed(first.suit);
  if (!fits) return layout;
  const left = withoutTaken(layout, source);
  const columns = left.columns.map((one, index) =>
    index === target ? { ...one, open: [...one.open, ...cards] } : one,
  );
  return { ...left, columns };
}

/** Up by one in the same suit, a single card at a time. */
export function toHome(layout: Layout, source: Source): Layout {
  const cards = taken(layout, source);
  const [card] = cards;
  if (card === undefined || cards.length !== 1) return layout;
  const place = suits.indexOf(card.suit);
  if (layout.home[place] !== low(card) - 1) return layout;
  const left = withoutTaken(layout, source);
  return { ...left, home: left.home.map((count, index) => (index === place ? count + 1 : count)) };
}

/** Home if it fits there, else to the first column that takes it. */
export function autoMove(layout: Layout, source: Source): Layout {
  const home = toHome(layout, source);
  if (home !== layout) return home;
  for (let target = 0; target < layout.columns.length; target += 1) {
    const moved = toColumn(layout, source, target);
    if (moved !== layout) return moved;
  }
  return layout;
}
