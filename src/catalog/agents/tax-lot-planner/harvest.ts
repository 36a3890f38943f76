import { addDays, daysBetween } from '../../../methods/finance/calendar-days.ts';
import { type HeldLot, taxOf, washDays, type YearGains } from './book.ts';
import type { TaxInput } from './fields.ts';

const soon = 90;

export interface Candidate {
  readonly lot: HeldLot;
  /** Positive. */
  readonly loss: number;
  /** The first day on which the loss can be taken whole; the day of the plan when nothing stands in the way. */
  readonly from: string;
  /** The first day on which the security may be bought again. */
  readonly againFrom: string;
  readonly isClear: boolean;
}

/** Lots that stand below their basis, largest loss first. A purchase of the same security in the last thirty days would wash the loss away. */
export function candidatesOf(lots: readonly HeldLot[], input: TaxInput): Candidate[] {
  return lots
    .filter((lot) => lot.gain !== null && lot.gain < 0 && -lot.gain >= input.leastLoss)
    .map((lot) => {
      const recent = lots
        .filter(
          (other) =>
            other.security === lot.security &&
            other.lot !== lot.lot &&
            !other.isReplacement &&
            daysBetween(other.acquired, input.today) <= washDays,
        )
        .map(({ acquired }) => acquired)
        .toSorted();
      const last = recent.at(-1);
      const isClear = !input.wash || last === undefined;
      const from = isClear || last === undefined ? input.today : addDays(last, washDays + 1);
      return {
        lot,
        loss: -(lot.gain ?? 0),
        from,
        againFrom: input.wash ? addDays(from, washDays + 1) : from,
        isClear,
      };
    })
    .toSorted((one, other) => other.loss - one.loss);
}

/** The tax of the year when every loss that is free to be taken is taken. */
export function taxWithLosses(input: TaxInput, gains: YearGains, candidates: readonly Candidate[]): number {
  const taken = candidates.filter(({ isClear }) => isClear);
  const sum = (isLong: boolean) =>
    taken.reduce((total, { lot, loss }) => total + (lot.isLong === isLong ? loss : 0), 0);
  return taxOf(input, { short: gains.short - sum(false), long: gains.long - sum(true) });
}

export interface Waiting {
  readonly lot: HeldLot;
  readonly longFrom: string;
  readonly days: number;
}

/** Gains that turn long term within three months: selling a little later costs less tax. */
export function waitingLots(lots: readonly HeldLot[], input: TaxInput): Waiting[] {
  if (input.longRate >= input.shortRate) return [];
  return lots
    .filter(({ gain, isLong }) => gain !== null && gain > 0 && !isLong)
    .map((lot) => {
      const days = input.longAfter + 1 - lot.heldDays;
      return { lot, days, longFrom: addDays(input.today, days) };
    })
    .filter(({ days }) => days <= soon)
    .toSorted((one, other) => one.days - other.days);
}
