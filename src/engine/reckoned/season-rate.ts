import type { Rate, When } from './said-price.ts';
import type { SheetMaker } from './sheet.ts';

/** The test whether a day is in the time of a price. */
export function whenTest(when: Exclude<When, 'otherwise'>, day: string): string {
  if ('days' in when) {
    const weekend = `weekday(${day}) in ("Saturday", "Sunday")`;
    return when.days === 'weekends' ? weekend : `not (${weekend})`;
  }
  const tests = when.months.map((month) => `month(${day}) contains "-${String(month).padStart(2, '0')}"`);
  return `(${tests.join(' or ')})`;
}

/** Whether some price holds on any day. */
function isWhole(rates: readonly Rate[]): boolean {
  if (rates.some(({ when }) => when === undefined || when === 'otherwise')) return true;
  const times = rates.flatMap(({ when }) => (when === undefined || when === 'otherwise' ? [] : [when]));
  const months = new Set(times.flatMap((one) => ('months' in one ? one.months : [])));
  const days = new Set(times.flatMap((one) => ('days' in one ? [one.days] : [])));
  return months.size === 12 || days.size === 2;
}

/** The price that holds on the day that is asked for. */
export function seasonRate(rates: readonly Rate[], maker: SheetMaker, day: string): string {
  const timed = rates.filter(({ when }) => when !== undefined && when !== 'otherwise');
  const rest = rates.find(({ when }) => when === undefined || when === 'otherwise');
  const tests = timed.flatMap(({ when, amount }) =>
    when === undefined || when === 'otherwise' ? [] : [{ test: whenTest(when, day), amount }],
  );
  const last = rest ?? timed.at(-1);
  const asked = rest === undefined && isWhole(rates) ? tests.slice(0, -1) : tests;
  if (!isWhole(rates))
    maker.refuse(
      `not (${tests.map(({ test }) => test).join(' or ')})`,
      'There is no price for this time of the year.',
    );
  return asked.reduceRight(
    (other, { test, amount }) => `if(${test}, ${amount}, ${other})`,
    String(last?.amount ?? 0),
  );
}
