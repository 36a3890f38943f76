import type { Spread } from '../../../methods/finance/value-simulation.ts';
import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Case } from './case.ts';
import type { InvestmentInput } from './fields.ts';
import type { Measures } from './measures.ts';
import { type BreakEven, driverNames, type Swing } from './risk.ts';

const hundred = 100;

interface MemoMatter {
  readonly of: Case;
  readonly measures: Measures;
  readonly spread: Spread | undefined;
  readonly swings: readonly Swing[];
  readonly evens: readonly BreakEven[];
}

/** What goes to the committee: the recommendation first, then why, what could overturn it, and what it rests on. */
export function memo(
  input: InvestmentInput,
  { of, measures, spread, swings, evens }: MemoMatter,
): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number) => writeAmount(value, 'percent');
  const rate = points(of.rate * hundred);
  const blocks: Block[] = [
    { kind: 'heading', text: 'Recommendation' },
    {
      kind: 'text',
      text: `${verdict(measures.npv, spread)}: at a cost of capital of ${rate} “${input.project}” ${measures.npv >= 0 ? 'adds' : 'takes away'} ${money(Math.abs(measures.npv))} of value over ${writeAmount(measures.years, 'number')} years${spread === undefined ? '' : `; the mean of the simulation is ${money(spread.mean)}`}.`,
    },
    { kind: 'heading', text: 'Measures' },
    { kind: 'list', items: measureLines(measures, input, rate) },
    { kind: 'heading', text: 'What could overturn it' },
    { kind: 'list', items: overturnLines(evens, swings, spread, money) },
    { kind: 'heading', text: 'What it rests on' },
    {
      kind: 'list',
      items: [
        'Flows are forecasts of cash after tax and before interest, and leave out what was already spent.',
        `Discounting is at ${rate} a year${of.capital === undefined ? ', as given' : ', the weighted average cost of capital after tax'}.`,
        input.timing === 'days'
          ? 'Flows fall on their days; a year has 365 days.'
          : 'Flows fall at the end of each year; the first is today.',
      ],
    },
    { kind: 'heading', text: 'Before signing' },
    {
      kind: 'list',
      items: [
        'Compare with doing nothing and with doing it later: the value above is against doing neither.',
        swings[0] === undefined
          ? 'Enter ranges for what is uncertain, so that the risk can be seen.'
          : `Find out more about the widest driver first: ${driverNames[swings[0].driver].toLowerCase()}.`,
        'Name who answers for the forecast, and when actual figures are held against it.',
      ],
      numbered: true,
    },
  ];
  return { kind: 'document', title: `Memo: ${input.project}`, blocks };
}

/** A base case that gains while the mean of the simulation loses is no reason to invest. */
function verdict(npv: number, spread: Spread | undefined): string {
  if (npv <= 0) return npv === 0 ? 'Indifferent' : 'Do not invest on these figures';
  return spread !== undefined && spread.mean < 0
    ? 'Do not decide on the base case alone, as the ranges make a loss the likelier outcome'
    : 'Invest';
}

function measureLines(measures: Measures, input: InvestmentInput, rate: string): string[] {
  const points = (value: number) => writeAmount(value, 'percent');
  const years = (value: number) => `${writeAmount(value, 'number')} years`;
  const lines = [`Net present value ${writeAmount(measures.npv, 'money', input.currency)} at ${rate}.`];
  if (measures.rates.length === 1)
    lines.push(`Internal rate of return ${points(measures.rates[0] ?? 0)} a year.`);
  else if (measures.rates.length === 0) lines.push('No internal rate of return exists for these flows.');
  else
    lines.push(
      `The flows change direction more than once and have ${measures.rates.length} internal rates of return (${measures.rates.map(points).join(' and ')}); none of them ranks the investment, the present value does.`,
    );
  if (measures.mirr !== null) lines.push(`Modified rate of return ${points(measures.mirr)} a year.`);
  lines.push(
    measures.payback === null
      ? 'The money does not come back within the forecast.'
      : `Paid back after ${years(measures.payback)}${measures.discountedPayback === null ? ', never with interest counted' : `, with interest counted after ${years(measures.discountedPayback)}`}.`,
  );
  if (measures.profitability !== null)
    lines.push(
      `Each unit that goes out brings ${writeAmount(measures.profitability, 'number')} units of present value.`,
    );
  return lines;
}

function overturnLines(
  evens: readonly BreakEven[],
  swings: readonly Swing[],
  spread: Spread | undefined,
  money: (value: number) => string,
): string[] {
  const lines = evens
    .filter((even): even is BreakEven & { change: number } => even.change !== null)
    .map(
      ({ driver, change }) =>
        `${driverNames[driver]}: a change of ${change > 0 ? '+' : ''}${writeAmount(change, 'percent')} brings the value to zero.`,
    );
  const [widest] = swings;
  if (widest !== undefined)
    lines.push(
      `Of what is uncertain, ${driverNames[widest.driver].toLowerCase()} moves the value most: from ${money(widest.valueAtLow)} to ${money(widest.valueAtHigh)}.`,
    );
  if (spread !== undefined)
    lines.push(
      `In the simulation value is lost in ${writeAmount(spread.lossShare * hundred, 'percent')} of trials; nine in ten lie between ${money(spread.low)} and ${money(spread.high)}.`,
    );
  return lines;
}
