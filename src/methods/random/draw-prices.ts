import { addDays, nextWorkingDay } from '../finance/calendar-days.ts';
import { drawNormal } from './samplers.ts';
import { seededRandom } from './seeded.ts';

interface PriceModel {
  readonly seed: number;
  readonly start: string;
  readonly rows: number;
  /** Calendar days from one row to the next; one means working days. */
  readonly every: number;
  /** Deviation of the market a period, as a share. */
  readonly market: number;
  readonly series: readonly {
    readonly first: number;
    /** A period, as a share. */
    readonly drift: number;
    readonly beta: number;
    /** What is the series' own, as a share a period. */
    readonly own: number;
  }[];
}

export interface DrawnPrices {
  readonly day: string;
  readonly prices: readonly number[];
}

/**
 * Made-up prices that move together through one market, whose unrest comes in clusters (Bollerslev's GARCH(1,1) with the weights
 * 0.08 and 0.9), for cases in which nobody's real figures should stand.
 */
export function drawPrices({ seed, start, rows, every, market, series }: PriceModel): DrawnPrices[] {
  const random = seededRandom(seed);
  let day = nextWorkingDay(start);
  let prices = series.map(({ first }) => first);
  let variance = market ** 2;
  let shock = 0;
  return Array.from({ length: rows }, (_, row) => {
    if (row > 0) {
      variance = 0.02 * market ** 2 + 0.08 * shock ** 2 + 0.9 * variance;
      shock = drawNormal(random, 0, Math.sqrt(variance));
      prices = prices.map((price, index) => {
        const { drift = 0, beta = 0, own = 0 } = series[index] ?? {};
        return price * Math.exp(drift + beta * shock + drawNormal(random, 0, own));
      });
      day = every === 1 ? nextWorkingDay(addDays(day, 1)) : addDays(day, every);
    }
    return { day, prices };
  });
}
