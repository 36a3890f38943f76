import { daysBetween } from '../../../methods/finance/calendar-days.ts';
import { type NetGains, netGains, taxOn } from '../../../methods/tax/gains.ts';
import {
  keepLots,
  type LotBook,
  type LotOrder,
  type SoldPiece,
  type Trade,
} from '../../../methods/tax/tax-lots.ts';
import type { TaxInput } from './fields.ts';

const hundred = 100;
export const washDays = 30;

/** Every purchase has a name: its own, or one of security, day and place. */
export function tradesOf({ trades }: TaxInput): Trade[] {
  return trades.map(({ day, security, action, quantity, price, fees, lot }, index) => ({
    day,
    security,
    isBuy: action === 'buy',
    quantity,
    price,
    fees: fees ?? 0,
    lot: lot ?? (action === 'buy' ? `${security} ${day} no. ${index + 1}` : ''),
  }));
}

export function keptLots(input: TaxInput, order: LotOrder = input.order): LotBook {
  return keepLots(tradesOf(input), { order, washDays: input.wash ? washDays : undefined });
}

export function soldThisYear({ sold }: LotBook, input: TaxInput): SoldPiece[] {
  return sold.filter(({ day }) => day >= input.yearFrom);
}

export interface YearGains extends NetGains {
  readonly disallowed: number;
  readonly tax: number;
}

/** Far below a coin: what is left of sums of fractions is no money. */
function rounded(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}

export function gainsOf(input: TaxInput, sold: readonly SoldPiece[]): YearGains {
  const net = netGains(sold, input.longAfter);
  return {
    short: rounded(net.short),
    long: rounded(net.long),
    disallowed: rounded(sold.reduce((sum, { disallowed }) => sum + disallowed, 0)),
    tax: rounded(taxOf(input, net)),
  };
}

export function taxOf(input: TaxInput, net: NetGains): number {
  return taxOn(net, input.shortRate / hundred, input.longRate / hundred);
}

export interface HeldLot {
  readonly security: string;
  readonly lot: string;
  readonly acquired: string;
  readonly quantity: number;
  readonly basis: number;
  readonly isReplacement: boolean;
  readonly heldDays: number;
  readonly isLong: boolean;
  /** Null without a price of today. */
  readonly value: number | null;
  readonly gain: number | null;
}

export function heldLots(book: LotBook, input: TaxInput): HeldLot[] {
  const prices = new Map((input.prices ?? []).map(({ security, price }) => [security, price]));
  return book.left
    .map(({ security, lot, acquired, heldFrom, quantity, unitBasis, isReplacement }) => {
      const price = prices.get(security);
      const heldDays = daysBetween(heldFrom, input.today);
      const basis = quantity * unitBasis;
      return {
        security,
        lot,
        acquired,
        quantity,
        basis,
        isReplacement,
        heldDays,
        isLong: heldDays > input.longAfter,
        value: price === undefined ? null : price * quantity,
        gain: price === undefined ? null : price * quantity - basis,
      };
    })
    .toSorted((one, other) => byName(one.security, other.security) || byName(one.acquired, other.acquired));
}

function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
