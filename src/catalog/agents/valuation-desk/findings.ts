import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CashValue } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';

const highGrowth = 4;
const highShare = 0.75;
const farApart = 0.25;

/** What an examiner of the valuation would ask about. */
export function findingsOf(input: ValuationInput, value: CashValue): string[] {
  const found: string[] = [];
  const { byGrowth, byMultiple } = value;
  if (byGrowth !== undefined && byMultiple !== undefined && byGrowth.enterprise > 0) {
    const gap = byMultiple.enterprise / byGrowth.enterprise - 1;
    if (Math.abs(gap) > farApart)
      found.push(
        `The exit multiple gives ${writeAmount(Math.abs(gap) * 100, 'percent')} ${gap > 0 ? 'more' : 'less'} than growth for ever. Both describe the same business: one of the two assumptions is off.`,
      );
  }
  if (value.impliedGrowth !== null && value.impliedGrowth > highGrowth)
    found.push(
      `The exit multiple takes growth of ${writeAmount(value.impliedGrowth, 'percent')} for ever for granted, more than most economies grow.`,
    );
  if (input.growth > highGrowth)
    found.push(
      `Growth of ${writeAmount(input.growth, 'percent')} for ever is more than most economies grow; it needs high inflation in the currency to hold.`,
    );
  const used = input.headline === 'multiple' ? byMultiple : byGrowth;
  if (used !== undefined && used.enterprise > 0 && used.terminalToday / used.enterprise > highShare)
    found.push(
      `${writeAmount((used.terminalToday / used.enterprise) * 100, 'percent')} of the value lies after the forecast. A longer forecast would say more.`,
    );
  const last = input.forecast.at(-1);
  if (
    last !== undefined &&
    input.horizonFlow === undefined &&
    input.growth > 0 &&
    last.investment < last.depreciation
  )
    found.push(
      'In the last year less is invested than is worn out, and yet it is to grow for ever. Enter a normal flow for the year after the forecast.',
    );
  if (value.byGrowth === undefined)
    found.push('The flow after the forecast is not positive, so that growth for ever gives no value.');
  if (value.byMultiple === undefined)
    found.push('The last EBITDA or the multiple is not positive, so that the exit multiple gives no value.');
  return found;
}
