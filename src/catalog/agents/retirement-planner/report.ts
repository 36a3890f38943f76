import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { RetirementInput } from './fields.ts';
import type { Change, Outcome, RuleRow } from './outcome.ts';
import { ruleNames } from './plan.ts';

/** The plan as it goes to whoever retires. */
export function retirementReport(
  input: RetirementInput,
  outcome: Outcome,
  rules: readonly RuleRow[],
  changes: readonly Change[],
): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number) => writeAmount(value, 'percent');
  const best = changes.toSorted((one, other) => other.success - one.success)[0];
  const sturdiest = rules.toSorted((one, other) => other.success - one.success)[0];
  const blocks: Block[] = [
    { kind: 'heading', text: 'Where you stand' },
    {
      kind: 'text',
      text: `Spending of ${money(input.spending)} a year in money of today, of which ${money(input.essential)} cannot be cut, is planned from ${Math.max(input.age, input.retireAge)} to ${input.endAge}. In ${points(outcome.success)} of ${writeAmount(input.trials, 'whole')} simulated lives the essential is covered to the end; the goal is ${points(input.goal)}.`,
    },
    {
      kind: 'text',
      text: `A middle life reaches retirement with ${money(outcome.atRetirement)}. What lasts in ${points(input.goal)} of lives is ${money(outcome.safe)} a year, pensions included${outcome.safeRate === null ? '' : `; that takes ${points(outcome.safeRate)} of the savings in the first year`}.`,
    },
    { kind: 'heading', text: 'Withdrawals' },
    {
      kind: 'list',
      items: [
        `You chose “${ruleNames[input.rule]}”.`,
        ...(sturdiest === undefined
          ? []
          : [
              `Of the four rules, “${sturdiest.name}” covers the essential most often, in ${points(sturdiest.success)} of lives; one life in ten then has a year below ${money(sturdiest.spendingWorst)}.`,
            ]),
        'Rules that bend spend less after bad years, and so run dry less often than a sum that never changes.',
      ],
    },
    { kind: 'heading', text: 'What helps' },
    {
      kind: 'list',
      items: changes.map(
        ({ name, success }) => `${name}: ${points(success)} instead of ${points(outcome.success)}.`,
      ),
    },
    { kind: 'heading', text: 'Next steps' },
    { kind: 'list', numbered: true, items: nextSteps(input, outcome, best, money) },
    { kind: 'heading', text: 'What it rests on' },
    {
      kind: 'list',
      items: [
        `Returns of ${points(input.meanWorking)} a year until retirement and ${points(input.meanRetired)} after, before fees of ${points(input.fees)}; volatility ${points(input.deviationWorking)} and ${points(input.deviationRetired)}.`,
        `Inflation of ${points(input.inflation)} a year with a volatility of ${points(input.deviationInflation)}.`,
        'All sums are in money of today and after tax as you entered them.',
      ],
    },
  ];
  return { kind: 'document', title: 'Retirement plan', blocks };
}

function nextSteps(
  input: RetirementInput,
  outcome: Outcome,
  best: Change | undefined,
  money: (value: number) => string,
): string[] {
  const steps: string[] = [];
  if (outcome.success < input.goal) {
    if (best !== undefined && best.success > outcome.success)
      steps.push(`Look first at what helps most: ${best.name.toLowerCase()}.`);
    steps.push(`Or plan with ${money(Math.floor(outcome.safe))} a year, which reaches the goal.`);
  } else if (outcome.safe > input.spending)
    steps.push(`There is room: up to ${money(Math.floor(outcome.safe))} a year would still reach the goal.`);
  if (outcome.failAge !== null)
    steps.push(
      `Lives that fail do so at about ${outcome.failAge}: keep in mind what could then be let, sold or moved into.`,
    );
  steps.push('Ask the pension office for the amounts in writing, and whether they rise with prices.');
  steps.push('Work this out again every year with the savings of that day.');
  return steps;
}
