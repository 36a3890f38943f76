import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Backtest, saysOf } from './backtest.ts';
import type { Book } from './book.ts';
import type { Contribution } from './contributions.ts';
import type { RiskInput } from './fields.ts';
import { dayAt, type Past } from './history.ts';
import type { Measures } from './measures.ts';
import type { Stressed } from './stress.ts';

const hundred = 100;
const fewScenarios = 3;

export interface ReportMatter {
  readonly book: Book;
  readonly measures: Measures;
  readonly contributions: readonly Contribution[];
  readonly stresses: readonly Stressed[];
  readonly past: Past;
  readonly tests: readonly Backtest[];
}

/** A risk report as it goes to whoever answers for the portfolio. */
export function riskReport(input: RiskInput, matter: ReportMatter): DocumentPart {
  const { book, measures, contributions, stresses, past, tests } = matter;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number) => writeAmount(value, 'percent');
  const dayText = (index: number) => writeAmount(dayAt(book, index), 'date');
  const known = measures.ways.filter((way) => way.risk !== null);
  const blocks: Block[] = [
    { kind: 'heading', text: 'How much can be lost' },
    {
      kind: 'text',
      text: `${input.portfolio} is worth ${money(book.total)}. Over ${input.horizon} ${book.period}${input.horizon === 1 ? '' : 's'}, a loss beyond the value at risk should come in ${points(hundred - input.confidence)} of cases; expected shortfall is the mean loss in those cases.`,
    },
    {
      kind: 'list',
      items: known.map(
        ({ name, risk, how }) =>
          `${name}: value at risk ${money(risk?.valueAtRisk ?? 0)}, expected shortfall ${money(risk?.shortfall ?? 0)} (${how}).`,
      ),
    },
    { kind: 'heading', text: 'Where it comes from' },
    { kind: 'list', items: sourceLines(contributions, points) },
    { kind: 'heading', text: 'What history and scenarios would do' },
    { kind: 'list', items: scenarioLines(stresses, money, points) },
  ];
  const [deepest] = past.drawdowns;
  if (deepest !== undefined)
    blocks.push({
      kind: 'text',
      text: `With the positions of today, the deepest fall in the sheet was ${points(deepest.depth * hundred)}, from ${dayText(deepest.peak)} to ${dayText(deepest.trough)}; ${deepest.recovered === undefined ? 'it has not been made good since' : `it was made good on ${dayText(deepest.recovered)}`}.`,
    });
  blocks.push({ kind: 'heading', text: 'Can the measure be trusted?' });
  blocks.push(
    tests.length === 0
      ? {
          kind: 'text',
          text: 'There was not enough history for a backtest, so that nothing is known about how well the measure foretells.',
        }
      : {
          kind: 'list',
          items: tests.map(
            (test) =>
              `${test.name}: ${test.failures} losses beyond it in ${test.periods} periods, ${writeAmount(test.expected, 'number')} expected; ${saysOf(test)}.`,
          ),
        },
  );
  blocks.push({ kind: 'heading', text: 'What to do next' });
  blocks.push({ kind: 'list', numbered: true, items: nextSteps(input, matter) });
  return { kind: 'document', title: `Risk report: ${input.portfolio}`, blocks };
}

function sourceLines(contributions: readonly Contribution[], points: (value: number) => string): string[] {
  return contributions
    .slice(0, fewScenarios)
    .map(
      ({ name, share, volatility }) =>
        `${name} brings ${points(share)} of the risk, at a volatility of ${points(volatility)} a year.`,
    );
}

function scenarioLines(
  stresses: readonly Stressed[],
  money: (value: number) => string,
  points: (value: number) => string,
): string[] {
  return stresses
    .toSorted((one, other) => one.change - other.change)
    .slice(0, fewScenarios)
    .map(({ name, change, share }) => `${name}: ${money(change)}, ${points(share)} of the portfolio.`);
}

function nextSteps(input: RiskInput, { measures, contributions, tests, book }: ReportMatter): string[] {
  const steps: string[] = [];
  const [largest] = contributions;
  const weight = largest === undefined ? 0 : (largest.value / book.total) * hundred;
  if (largest !== undefined && contributions.length > 1 && largest.share > weight)
    steps.push(
      `${largest.name} is ${writeAmount(weight, 'percent')} of the value and ${writeAmount(largest.share, 'percent')} of the risk: to lower the risk, start there.`,
    );
  if (tests.some(({ coverage, failures, expected }) => coverage.pValue < 0.05 && failures > expected))
    steps.push(
      'A method has understated the risk in the past: steer by the higher of the measures until it holds up again.',
    );
  if (measures.moments.excessKurtosis > 1)
    steps.push(
      'The returns have fatter tails than a normal distribution: look at expected shortfall and Student’s t rather than at the normal figure.',
    );
  if (input.limit === undefined) steps.push('Set a limit on value at risk, so that it is clear when to act.');
  steps.push('Measure again when positions change, and at least once a month.');
  return steps;
}
