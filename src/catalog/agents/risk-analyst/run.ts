import type { Figure, Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Backtest, backtestParts, backtestsOf } from './backtest.ts';
import { type Book, bookOf } from './book.ts';
import { contributionsOf, contributionTable } from './contributions.ts';
import type { RiskInput } from './fields.ts';
import { historyParts, pastOf } from './history.ts';
import { type Measures, measuresOf, type Way } from './measures.ts';
import { riskReport } from './report.ts';
import { stressesOf, stressTable } from './stress.ts';
import { riskWorkbook } from './workbook.ts';

const hundred = 100;

export function runRiskAnalyst(input: RiskInput, tools: RunTools): AgentResult {
  const book = bookOf(input);
  const measures = measuresOf(input, book, tools);
  const contributions = contributionsOf(input, book);
  const stresses = stressesOf(input, book.total);
  const past = pastOf(book);
  const tests = backtestsOf(input, book);
  const alone = contributions.reduce((sum, one) => sum + one.alone, 0);
  const within = contributions.reduce((sum, one) => sum + one.within, 0);
  const parts: Part[] = [
    { kind: 'figures', title: 'What can be lost', figures: figuresOf(input, book, measures, alone - within) },
    wayTable(measures.ways, book.total),
    wayChart(measures.ways),
    contributionTable(contributions, book.total),
    stressTable(stresses),
    ...backtestParts(tests, input),
    ...historyParts(book, past),
    riskReport(input, { book, measures, contributions, stresses, past, tests }),
  ];
  return {
    summary: summaryOf(input, book, measures, contributions[0]?.name),
    currency: input.currency,
    values: {
      value: book.total,
      ...wayValues(measures.ways),
      deviation: measures.moments.deviation * hundred,
      deviationMoney: measures.moments.deviation * book.total,
      volatility: measures.moments.deviation * Math.sqrt(book.perYear) * hundred,
      diversification: alone - within,
      deepestDrawdown: book.past.length === 0 ? null : (past.drawdowns[0]?.depth ?? 0) * hundred,
      worstScenario: Math.min(...stresses.map(({ change }) => change)),
      ...testValues(tests),
    },
    parts,
    warnings: warningsOf(input, book, measures, tests),
    workbook: riskWorkbook(input, book, contributions),
  };
}

function wayValues(ways: readonly Way[]): Record<string, number | null> {
  return Object.fromEntries(
    ways.flatMap(({ key, risk }) => [
      [`${key}Var`, risk?.valueAtRisk ?? null],
      [`${key}Shortfall`, risk?.shortfall ?? null],
    ]),
  );
}

function testValues(tests: readonly Backtest[]): Record<string, number | null> {
  const own = tests.find(({ name }) => name === 'Your own count');
  const historical = tests.find(({ name }) => name === 'Historical');
  return {
    kupiec: own?.coverage.statistic ?? null,
    kupiecP: own?.coverage.pValue ?? null,
    historicalFailures: historical?.failures ?? null,
    historicalKupiec: historical?.coverage.statistic ?? null,
    historicalIndependence: historical?.independence?.statistic ?? null,
  };
}

/** The past as it came speaks first; without one, the normal distribution. */
function leading(ways: readonly Way[]): Way | undefined {
  return ways.find(({ risk }) => risk !== null);
}

function span(input: RiskInput, book: Book): string {
  return input.horizon === 1 ? `one ${book.period}` : `${input.horizon} ${book.period}s`;
}

function summaryOf(input: RiskInput, book: Book, { ways }: Measures, largest: string | undefined): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const way = leading(ways);
  const lost = way?.risk?.valueAtRisk ?? 0;
  const from =
    largest === undefined || book.names.length === 1 ? '' : `; most of the risk comes from ${largest}`;
  return `Of ${money(book.total)}, no more than ${money(lost)} should be lost over ${span(input, book)} in ${writeAmount(input.confidence, 'percent')} of cases (${way?.name.toLowerCase() ?? 'normal'} method); beyond that the mean loss is ${money(way?.risk?.shortfall ?? 0)}${from}.`;
}

function figuresOf(input: RiskInput, book: Book, { ways, moments }: Measures, spared: number): Figure[] {
  const way = leading(ways);
  const lost = way?.risk?.valueAtRisk ?? 0;
  const limit = input.limit;
  return [
    {
      label: `Value at risk, ${input.confidence} %, ${span(input, book)}`,
      value: lost,
      as: 'money',
      against:
        limit === undefined
          ? `${writeAmount((lost / book.total) * hundred, 'percent')} of the portfolio`
          : `limit ${writeAmount(limit, 'money', input.currency)}`,
      ...(limit === undefined ? {} : { tone: lost <= limit ? 'good' : 'bad' }),
    },
    {
      label: 'Expected shortfall',
      value: way?.risk?.shortfall ?? null,
      as: 'money',
      against: 'mean loss beyond it',
    },
    {
      label: 'Volatility a year',
      value: moments.deviation * Math.sqrt(book.perYear) * hundred,
      as: 'percent',
      against: `${writeAmount(moments.deviation * hundred, 'percent')} a ${book.period}`,
    },
    { label: 'Spared by spreading', value: spared, as: 'money', against: 'against positions alone' },
    ...(book.past.length === 0
      ? []
      : ([
          { label: 'Skewness', value: moments.skewness, as: 'number', against: 'normal 0' },
          { label: 'Excess kurtosis', value: moments.excessKurtosis, as: 'number', against: 'normal 0' },
        ] as const)),
  ];
}

function wayTable(ways: readonly Way[], total: number): Part {
  return {
    kind: 'table',
    title: 'Value at risk, method by method',
    columns: [
      { key: 'name', label: 'Method', as: 'text' },
      { key: 'valueAtRisk', label: 'Value at risk', as: 'money' },
      { key: 'share', label: 'Of the portfolio', as: 'percent' },
      { key: 'shortfall', label: 'Expected shortfall', as: 'money' },
      { key: 'how', label: 'From', as: 'text' },
    ],
    rows: ways.map(({ name, risk, how }) => ({
      name,
      valueAtRisk: risk?.valueAtRisk ?? null,
      share: risk === null ? null : (risk.valueAtRisk / total) * hundred,
      shortfall: risk?.shortfall ?? null,
      how,
    })),
  };
}

function wayChart(ways: readonly Way[]): Part {
  return {
    kind: 'chart',
    title: 'The methods side by side',
    chart: 'bar',
    category: { key: 'name', label: 'Method' },
    series: [
      { key: 'valueAtRisk', label: 'Value at risk' },
      { key: 'shortfall', label: 'Expected shortfall' },
    ],
    rows: ways.flatMap(({ name, risk }) =>
      risk === null ? [] : [{ name, valueAtRisk: risk.valueAtRisk, shortfall: risk.shortfall }],
    ),
    as: 'money',
  };
}

function warningsOf(input: RiskInput, book: Book, { ways }: Measures, tests: readonly Backtest[]): string[] {
  const warnings = [...(book.table?.notes ?? [])];
  const tail = book.past.length * (1 - input.confidence / hundred);
  if (book.past.length > 0 && tail < 5)
    warnings.push(
      `Only ${writeAmount(tail, 'number')} of ${book.past.length} returns lie beyond the confidence, so that the historical figure rests on very few days. Use a longer sheet or a lower confidence.`,
    );
  if (book.past.length > 0 && ways.some(({ key, risk }) => key === 'cornishFisher' && risk === null))
    warnings.push(
      'Skewness and kurtosis are so large that the Cornish–Fisher correction gives no proper quantiles; it is left out.',
    );
  const jump = jumpOf(book);
  if (jump !== undefined) warnings.push(jump);
  if (book.table !== undefined && !book.table.hasDays)
    warnings.push(
      'The sheet has no column of days: rows were taken in their order, and a year as 252 of them.',
    );
  if (book.past.length > 0 && !tests.some(({ name }) => name === 'Historical'))
    warnings.push('The sheet is too short for a backtest with this window.');
  if (input.horizon > 1)
    warnings.push(
      'Historical, normal and Student figures grow with the root of time, which holds only when returns of one period say nothing about the next.',
    );
  return warnings;
}

/** A return beyond a half is oftener a split or a slip than a market. */
function jumpOf({ table }: Book): string | undefined {
  for (const [row, returns] of (table?.returns ?? []).entries()) {
    const column = returns.findIndex((value) => Math.abs(value) > 0.5);
    if (column !== -1)
      return `“${table?.names[column]}” moves by ${writeAmount((returns[column] ?? 0) * hundred, 'percent')} on ${table?.days[row]}: check for a split, a change of unit or a typing error.`;
  }
  return undefined;
}
