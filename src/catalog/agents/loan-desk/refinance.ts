import type { Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { LoanInput } from './fields.ts';
import { costOf, type LoanCost } from './loan-cost.ts';

interface Change {
  readonly owed: number;
  readonly oldRest: number;
  readonly newRest: number;
  readonly saved: number;
  /** The first payment by which the savings have paid for the change; null when they never do. */
  readonly breakEven: number | null;
}

function changeOf(input: LoanInput, cost: LoanCost, perYear: number): Change | undefined {
  if (!input.refinance) return undefined;
  const done = Math.round((input.paidYears ?? 0) * perYear);
  const owed = done === 0 ? input.amount : (cost.schedule[done - 1]?.balance ?? 0);
  if (owed <= 0) return undefined;
  const costs = input.newFees ?? 0;
  const fresh = costOf({
    amount: owed,
    rate: input.newRate ?? 0,
    years: input.newYears ?? 1,
    fees: 0,
    extra: input.extra,
    perYear,
  });
  const rest = cost.schedule.slice(done);
  const oldRest = rest.reduce((sum, { payment }) => sum + payment, 0);
  return {
    owed,
    oldRest,
    newRest: fresh.paid + costs,
    saved: oldRest - fresh.paid - costs,
    breakEven: breakEvenOf(rest, fresh.schedule, costs),
  };
}

/** Compares what leaves the purse and what is still owed, so that a longer term does not look like a gain. */
function breakEvenOf(old: LoanCost['schedule'], fresh: LoanCost['schedule'], costs: number): number | null {
  let gain = -costs;
  for (let index = 0; index < Math.max(old.length, fresh.length); index += 1) {
    gain += (old[index]?.interest ?? 0) - (fresh[index]?.interest ?? 0);
    if (gain >= 0) return index + 1;
  }
  return null;
}

export function refinanceValues(input: LoanInput, cost: LoanCost, perYear: number) {
  const change = changeOf(input, cost, perYear);
  return change === undefined ? {} : { refinanceSaves: change.saved, breakEven: change.breakEven };
}

export function refinanceParts(input: LoanInput, cost: LoanCost, perYear: number): Part[] {
  const change = changeOf(input, cost, perYear);
  if (change === undefined) return [];
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const months = change.breakEven === null ? null : Math.ceil((change.breakEven * 12) / perYear);
  return [
    {
      kind: 'figures',
      title: 'Refinancing',
      figures: [
        { label: 'Owed today', value: change.owed, as: 'money' },
        { label: 'Still to pay if you stay', value: change.oldRest, as: 'money' },
        {
          label: 'To pay if you change',
          value: change.newRest,
          as: 'money',
          against: `with ${money(input.newFees ?? 0)} of costs`,
        },
        {
          label: change.saved >= 0 ? 'Saved by changing' : 'Lost by changing',
          value: Math.abs(change.saved),
          as: 'money',
          tone: change.saved >= 0 ? 'good' : 'bad',
          against: months === null ? 'never breaks even' : `breaks even after ${months} months`,
        },
      ],
    },
  ];
}
