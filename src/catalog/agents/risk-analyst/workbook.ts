import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { Book } from './book.ts';
import type { Contribution } from './contributions.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;
const mostRows = 5_000;
const firstRow = 2;
const bold = (value: string): SheetCell => ({ value, bold: true });

/** Change confidence, horizon or a return, and the measures follow. */
export function riskWorkbook(
  input: RiskInput,
  book: Book,
  contributions: readonly Contribution[],
): WorkbookSheet[] {
  const positions: WorkbookSheet = {
    name: 'Positions',
    widths: [28, 16, 16, 18, 18, 14],
    rows: [
      [
        'Position',
        'Value',
        'Volatility a year',
        'Value at risk alone',
        'In the portfolio',
        'Share of risk',
      ].map(bold),
      ...contributions.map(({ name, value, volatility, alone, within, share }): SheetCell[] => [
        name,
        { value, as: 'money' },
        { value: volatility / hundred, as: 'percent' },
        { value: alone, as: 'money' },
        { value: within, as: 'money' },
        { value: share / hundred, as: 'percent' },
      ]),
    ],
  };
  return book.past.length === 0
    ? [byVolatility(input, contributions.length), positions]
    : [byHistory(input, book), positions, returnSheet(book)];
}

function head(input: RiskInput): SheetCell[][] {
  return [
    [bold(input.portfolio)],
    [bold('Value today'), { formula: '=SUM(Positions!B2:B41)', as: 'money' }],
    [bold('Confidence'), { value: input.confidence / hundred, as: 'percent' }],
    [bold('Horizon, periods'), input.horizon],
  ];
}

function byHistory(input: RiskInput, book: Book): WorkbookSheet {
  const last = firstRow + Math.min(book.past.length, mostRows) - 1;
  const all = `Returns!B${firstRow}:B${last}`;
  const mean = input.zeroMean ? '0' : `AVERAGE(${all})`;
  return {
    name: 'Risk',
    widths: [34, 18],
    rows: [
      ...head(input),
      [bold('Mean of a period'), { formula: `=${mean}`, as: 'percent' }],
      [bold('Deviation of a period'), { formula: `=STDEV(${all})`, as: 'percent' }],
      [bold('Skewness'), { formula: `=SKEW(${all})`, as: 'number' }],
      [bold('Excess kurtosis'), { formula: `=KURT(${all})`, as: 'number' }],
      [bold('Normal value at risk'), { formula: '=B2*(-B5*B4+NORMSINV(B3)*B6*SQRT(B4))', as: 'money' }],
      [
        bold('Normal expected shortfall'),
        { formula: '=B2*(-B5*B4+B6*SQRT(B4)*EXP(-NORMSINV(B3)^2/2)/SQRT(2*PI())/(1-B3))', as: 'money' },
      ],
      [
        bold('Historical value at risk'),
        {
          formula: `=-B2*SQRT(B4)*(SMALL(${all},MIN(COUNT(${all}),INT(COUNT(${all})*(1-B3)+0.000000001)+1))-${input.zeroMean ? `AVERAGE(${all})` : '0'})`,
          as: 'money',
        },
      ],
      [bold('Worst period'), { formula: `=B2*MIN(${all})`, as: 'money' }],
    ],
  };
}

function byVolatility(input: RiskInput, count: number): WorkbookSheet {
  const last = count + 1;
  const values = `Positions!B2:B${last}`;
  const spreads = `Positions!C2:C${last}`;
  return {
    name: 'Risk',
    widths: [34, 18],
    rows: [
      ...head(input),
      [bold('Correlation'), { value: input.correlation ?? 0, as: 'number' }],
      [bold('Trading days a year'), input.tradingDays ?? 252],
      [
        bold('Deviation of a day'),
        {
          formula: `=SQRT((1-B5)*SUMPRODUCT(${values}*${values}*${spreads}*${spreads})+B5*SUMPRODUCT(${values},${spreads})^2)/SQRT(B6)`,
          as: 'money',
        },
      ],
      [bold('Normal value at risk'), { formula: '=NORMSINV(B3)*B7*SQRT(B4)', as: 'money' }],
      [
        bold('Normal expected shortfall'),
        { formula: '=B7*SQRT(B4)*EXP(-NORMSINV(B3)^2/2)/SQRT(2*PI())/(1-B3)', as: 'money' },
      ],
    ],
  };
}

function returnSheet(book: Book): WorkbookSheet {
  const skipped = Math.max(0, book.past.length - mostRows);
  return {
    name: 'Returns',
    widths: [14, 18],
    rows: [
      [bold('Day'), bold('Return of the portfolio')],
      ...book.past.slice(skipped).map((value, index): SheetCell[] => [
        {
          value: book.table?.days[index + skipped] ?? String(index + 1),
          as: book.table?.hasDays ? 'date' : 'text',
        },
        { value, as: 'percent' },
      ]),
    ],
  };
}
