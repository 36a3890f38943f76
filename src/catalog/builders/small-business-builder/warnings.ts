import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { BusinessInput } from './fields.ts';
import { monthLabel } from './month-label.ts';
import type { NamedPlan, PlanBreakEven } from './plan-figures.ts';
import { ratiosOf } from './ratios.ts';

const bankAsks = 1.2;
const fastGrowth = 3;
const thinEquity = 0.15;

/** What an adviser would say before the plan goes to a bank. */
export function warningsOf(
  input: BusinessInput,
  [low, expected]: readonly [NamedPlan, NamedPlan, NamedPlan],
  reached: PlanBreakEven,
): string[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const warnings: string[] = [];
  const say = (holds: boolean, text: () => string) => {
    if (holds) warnings.push(text());
  };
  const when = (plan: NamedPlan) => monthLabel(plan.plan.days[plan.lowest.month] ?? '');
  say(
    expected.missing > 0,
    () =>
      `In ${when(expected)} ${money(expected.missing)} are missing. Find the money before you sign anything: more of your own, a larger loan, later purchases, or days in advance from customers.`,
  );
  say(
    expected.missing === 0 && low.missing > 0,
    () =>
      `In the low case ${money(low.missing)} would be missing in ${when(low)}. Agree on a credit line while you do not need it.`,
  );
  say(
    reached.units === undefined,
    () =>
      'A sale does not cover its own direct costs. More customers make the loss larger: raise prices or buy cheaper.',
  );
  say(
    (reached.safety ?? 0) < 0,
    () => 'An average month stays below break-even. The plan lives on growth alone.',
  );
  say(
    (input.people ?? []).length === 0,
    () =>
      'Nobody is paid, you neither. Enter what you need to live on, or the plan shows a profit that is your unpaid work.',
  );
  for (const { name, price, cost } of input.products)
    say(price < cost, () => `${name} is sold below its direct cost.`);
  const [first] = expected.years;
  const service = first === undefined ? null : ratiosOf(first, undefined, input.openingCash).debtService;
  say(service !== null && service < bankAsks, () =>
    (service ?? 0) < 0
      ? `In the first year the business does not earn what the bank is owed: instalments are paid from savings. Ask for more months of grace.`
      : `In the first year the business earns ${writeAmount(Math.round((service ?? 0) * 100) / 100, 'times')} what the bank is owed; banks ask for ${bankAsks}×. Ask for more months of grace.`,
  );
  const funding =
    input.ownMoney + input.openingCash + (input.loans ?? []).reduce((sum, { amount }) => sum + amount, 0);
  say(
    (input.loans ?? []).length > 0 && input.ownMoney + input.openingCash < funding * thinEquity,
    () => 'Less than 15 % of the funding is your own. Banks rarely lend on that without a guarantee.',
  );
  const products = expected.plan.products;
  const fast = products.find(
    ({ units }) => (units[35] ?? 0) > (units[11] ?? 0) * fastGrowth && (units[11] ?? 0) > 0,
  );
  say(
    fast !== undefined,
    () =>
      `${fast?.name ?? ''} more than triples between the end of the first year and the end of the third. Check that people, space and machines can do that.`,
  );
  say(
    input.customerDays > 45,
    () => `Customers pay after ${input.customerDays} days: growth eats cash here. Ask for a part in advance.`,
  );
  say(
    expected.plan.months.some(({ profit }) => profit.grants > 0) && expected.profitableFrom === undefined,
    () => 'Without grants no quarter of the three years carries itself.',
  );
  return warnings;
}
