import { addDays, daysBetween } from '../finance/calendar-days.ts';

/** Sums of money in one currency; days as `2026-03-31`. */
export interface Trade {
  readonly day: string;
  readonly security: string;
  readonly isBuy: boolean;
  readonly quantity: number;
  readonly price: number;
  readonly fees: number;
  /** The name of the lot that is bought, or of the one to sell from. */
  readonly lot: string;
}

export type LotOrder = 'fifo' | 'lifo' | 'hifo' | 'specific';

/** A part of a lot in which every unit has the same basis and the same holding period. */
interface LotPiece {
  readonly lot: string;
  readonly security: string;
  readonly acquired: string;
  /** The day from which the holding period counts: earlier than bought where a wash sale handed its own on. */
  readonly heldFrom: string;
  readonly quantity: number;
  readonly unitBasis: number;
  /** Bought in place of units that were sold at a loss. */
  readonly isReplacement: boolean;
}

export interface SoldPiece {
  readonly day: string;
  readonly security: string;
  readonly lot: string;
  readonly acquired: string;
  readonly heldDays: number;
  readonly quantity: number;
  readonly proceeds: number;
  readonly basis: number;
  readonly gain: number;
  /** The part of a loss that a wash sale does not let through, positive. */
  readonly disallowed: number;
}

export interface LotBook {
  readonly sold: readonly SoldPiece[];
  readonly left: readonly LotPiece[];
  /** Sales of more than was there, by their place among the trades. */
  readonly short: readonly { readonly trade: number; readonly missing: number }[];
}

interface LotRules {
  readonly order: LotOrder;
  /** Days before and after a sale at a loss in which a purchase is a replacement; undefined where no such rule holds. */
  readonly washDays: number | undefined;
}

const nearZero = 1e-9;

/**
 * Sells lot by lot in order of the days. With wash sales: United States Code, title 26, section 1091; Treasury Regulations 1.1091-1 and 1.1091-2; IRS
 * Publication 550. The earliest loss is matched with the earliest replacement, each unit once; units of the very lot that was sold are no replacement
 * (Revenue Ruling 56-602).
 */
export function keepLots(trades: readonly Trade[], rules: LotRules): LotBook {
  const numbered = trades.map((trade, index) => ({ ...trade, index }));
  const inOrder = numbered.toSorted((one, other) =>
    one.day === other.day ? one.index - other.index : one.day < other.day ? -1 : 1,
  );
  // All purchases stand ready from the start, because a purchase after a sale at a loss takes over that loss before it is sold itself.
  let pieces: LotPiece[] = inOrder.filter(({ isBuy }) => isBuy).map(pieceOf);
  const sold: SoldPiece[] = [];
  const short: { trade: number; missing: number }[] = [];
  for (const trade of inOrder) {
    if (trade.isBuy) continue;
    const taken = takeFrom(pieces, trade, rules.order);
    pieces = taken.pieces;
    if (taken.missing > nearZero) short.push({ trade: trade.index, missing: taken.missing });
    const unitProceeds = trade.price - trade.fees / trade.quantity;
    for (const piece of taken.taken) {
      const gain = piece.quantity * (unitProceeds - piece.unitBasis);
      const heldDays = daysBetween(piece.heldFrom, trade.day);
      let disallowed = 0;
      if (rules.washDays !== undefined && gain < -nearZero) {
        const washed = washInto(pieces, piece, trade, {
          unitLoss: -gain / piece.quantity,
          heldDays,
          washDays: rules.washDays,
        });
        pieces = washed.pieces;
        disallowed = washed.quantity * (-gain / piece.quantity);
      }
      sold.push({
        day: trade.day,
        security: trade.security,
        lot: piece.lot,
        acquired: piece.acquired,
        heldDays,
        quantity: piece.quantity,
        proceeds: piece.quantity * unitProceeds,
        basis: piece.quantity * piece.unitBasis,
        gain,
        disallowed,
      });
    }
  }
  return { sold, left: pieces.filter(({ quantity }) => quantity > nearZero), short };
}

function pieceOf({ lot, security, day, quantity, price, fees }: Trade): LotPiece {
  return {
    lot,
    security,
    acquired: day,
    heldFrom: day,
    quantity,
    unitBasis: price + fees / quantity,
    isReplacement: false,
  };
}

/** The pieces that a sale takes, best first by the order, and what is left of all. */
function takeFrom(pieces: readonly LotPiece[], trade: Trade, order: LotOrder) {
  const wanted = (piece: LotPiece) =>
    piece.security === trade.security &&
    piece.acquired <= trade.day &&
    piece.quantity > nearZero &&
    (order !== 'specific' || trade.lot === '' || piece.lot === trade.lot);
  const queue = pieces
    .flatMap((piece, index) => (wanted(piece) ? [index] : []))
    .toSorted((one, other) => compare(pieces[one], pieces[other], order) || one - other);
  const left = [...pieces];
  const taken: LotPiece[] = [];
  let missing = trade.quantity;
  for (const index of queue) {
    const piece = left[index];
    if (piece === undefined || missing <= nearZero) break;
    const quantity = Math.min(missing, piece.quantity);
    taken.push({ ...piece, quantity });
    left[index] = { ...piece, quantity: piece.quantity - quantity };
    missing -= quantity;
  }
  return { pieces: left, taken, missing };
}

function compare(one: LotPiece | undefined, other: LotPiece | undefined, order: LotOrder): number {
  if (one === undefined || other === undefined) return 0;
  const byDay = one.acquired === other.acquired ? 0 : one.acquired < other.acquired ? -1 : 1;
  if (order === 'hifo') return other.unitBasis - one.unitBasis || byDay;
  return order === 'lifo' ? -byDay : byDay;
}

/** Hands a loss on to units that were bought around the sale: their basis rises by it, and they take over the holding period. */
function washInto(
  pieces: readonly LotPiece[],
  sold: LotPiece,
  trade: Trade,
  { unitLoss, heldDays, washDays }: { unitLoss: number; heldDays: number; washDays: number },
): { pieces: LotPiece[]; quantity: number } {
  const first = addDays(trade.day, -washDays);
  const last = addDays(trade.day, washDays);
  const isReplacement = (piece: LotPiece) =>
    piece.security === sold.security &&
    piece.lot !== sold.lot &&
    !piece.isReplacement &&
    piece.quantity > nearZero &&
    piece.acquired >= first &&
    piece.acquired <= last;
  let missing = sold.quantity;
  const next = pieces
    .toSorted((one, other) => (one.acquired === other.acquired ? 0 : one.acquired < other.acquired ? -1 : 1))
    .flatMap((piece): LotPiece[] => {
      if (missing <= nearZero || !isReplacement(piece)) return [piece];
      const quantity = Math.min(missing, piece.quantity);
      missing -= quantity;
      const washed = {
        ...piece,
        quantity,
        unitBasis: piece.unitBasis + unitLoss,
        heldFrom: addDays(piece.acquired, -heldDays),
        isReplacement: true,
      };
      const rest = piece.quantity - quantity;
      return rest > nearZero ? [washed, { ...piece, quantity: rest }] : [washed];
    });
  return { pieces: next, quantity: sold.quantity - Math.max(0, missing) };
}
