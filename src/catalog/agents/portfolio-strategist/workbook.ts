import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { PortfolioInput } from './fields.ts';
import type { Mix } from './mixes.ts';
import type { Universe } from './universe.ts';

const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });
const alphabet = 26;

/** A, B … Z, AA … */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % alphabet));
  return column < alphabet ? last : letterOf(Math.floor(column / alphabet) - 1) + last;
}

/** Change a weight, and return, volatility and shares of risk follow. */
export function portfolioWorkbook(
  input: PortfolioInput,
  universe: Universe,
  mixes: readonly Mix[],
): WorkbookSheet[] {
  return [weightSheet(input, universe, mixes), covarianceSheet(universe)];
}

function weightSheet(
  input: PortfolioInput,
  { names, means }: Universe,
  mixes: readonly Mix[],
): WorkbookSheet {
  const first = 4;
  const last = first + names.length - 1;
  const end = letterOf(names.length);
  const matrix = `Covariance!$B$2:$${end}$${names.length + 1}`;
  const column = (index: number) => letterOf(index + 2);
  const weights = (index: number) => `${column(index)}$${first}:${column(index)}$${last}`;
  const line = (
    label: string,
    formula: (index: number) => string,
    as: 'percent' | 'number' | 'money',
  ): SheetCell[] => [
    bold(label),
    null,
    ...mixes.map((_, index): SheetCell => ({ formula: formula(index), as })),
  ];
  return {
    name: 'Weights',
    widths: [28, 16, ...mixes.map(() => 18)],
    rows: [
      [bold('Riskless rate'), { value: input.riskless / hundred, as: 'percent' }],
      [bold('Value'), { value: input.value, as: 'money' }],
      [bold('Position'), bold('Expected return'), ...mixes.map(({ name }) => bold(name))],
      ...names.map((name, row): SheetCell[] => [
        name,
        { value: means[row] ?? 0, as: 'percent' },
        ...mixes.map(({ weights: of }): SheetCell => ({ value: of[row] ?? 0, as: 'percent' })),
      ]),
      line('Sum', (index) => `=SUM(${weights(index)})`, 'percent'),
      line('Expected return', (index) => `=SUMPRODUCT($B$${first}:$B$${last},${weights(index)})`, 'percent'),
      line(
        'Volatility',
        (index) => `=SQRT(SUMPRODUCT(MMULT(${matrix},${weights(index)}),${weights(index)}))`,
        'percent',
      ),
      line(
        'Sharpe ratio',
        (index) => `=(${column(index)}${last + 2}-$B$1)/${column(index)}${last + 3}`,
        'number',
      ),
      line('Effective positions', (index) => `=1/SUMSQ(${weights(index)})`, 'number'),
      line('Expected gain a year', (index) => `=$B$2*${column(index)}${last + 2}`, 'money'),
    ],
  };
}

function covarianceSheet({ names, covariance }: Universe): WorkbookSheet {
  return {
    name: 'Covariance',
    widths: [28, ...names.map(() => 14)],
    rows: [
      [bold('Of a year'), ...names.map(bold)],
      ...names.map((name, row): SheetCell[] => [bold(name), ...(covariance[row] ?? [])]),
    ],
  };
}
