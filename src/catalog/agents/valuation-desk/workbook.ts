import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { effectOf } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';

const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });
const money = (formula: string): SheetCell => ({ formula, as: 'money' });
const share = (points: number): SheetCell => ({ value: points / hundred, as: 'percent' });

/** The whole valuation as formulas: forecast, horizon, bridge, options and sensitivity follow from the figures that were entered. */
export function valuationWorkbook(input: ValuationInput): WorkbookSheet[] {
  const last = letter(input.forecast.length);
  return [
    {
      name: 'DCF',
      rows: [...forecastRows(input), ...horizonRows(input, last)],
      widths: [34, ...input.forecast.map(() => 14)],
    },
    bridgeSheet(input),
    sharesSheet(input),
    sensitivitySheet(input, last),
  ];
}

/** The column of a year: the first stands in B. */
function letter(year: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + year);
}

function forecastRows(input: ValuationInput): SheetCell[][] {
  const years = input.forecast.map((_, index) => index + 1);
  const line = (name: string, cell: (column: string, year: number) => SheetCell): SheetCell[] => [
    bold(name),
    ...years.map((year) => cell(letter(year), year)),
  ];
  const given = (name: string, key: keyof (typeof input.forecast)[number]) =>
    line(name, (_, year) => ({ value: input.forecast[year - 1]?.[key] ?? 0, as: 'money' }));
  return [
    [bold(input.company)],
    [bold('Cost of capital'), share(input.rate)],
    [bold('Tax rate'), share(input.taxRate)],
    [bold('Growth for ever'), share(input.growth)],
    [bold('Exit multiple'), { value: input.exitMultiple, as: 'times' }],
    [bold('Middle of the year (1 yes, 0 no)'), input.midYear ? 1 : 0],
    line('Year', (_, year) => ({ value: year, bold: true })),
    given('Revenue', 'revenue'),
    given('EBITDA', 'ebitda'),
    given('Depreciation', 'depreciation'),
    line('Tax on operating profit', (column) => money(`=MAX(0,${column}9-${column}10)*$B$3`)),
    given('Capital expenditure', 'investment'),
    given('Rise of working capital', 'workingCapital'),
    line('Free cash flow', (column) => ({
      formula: `=${column}9-${column}11-${column}12-${column}13`,
      as: 'money',
      bold: true,
    })),
    line('Years to the flow', (column) => ({ formula: `=${column}7-0.5*$B$6`, as: 'number' })),
    line('Discount factor', (column) => ({ formula: `=1/(1+$B$2)^${column}15`, as: 'number' })),
    line('Present value', (column) => money(`=${column}14*${column}16`)),
    [],
  ];
}

function horizonRows(input: ValuationInput, last: string): SheetCell[][] {
  const next: SheetCell =
    input.horizonFlow === undefined ? money(`=${last}14*(1+B4)`) : { value: input.horizonFlow, as: 'money' };
  return [
    [bold('Present value of the forecast'), money(`=SUM(B17:${last}17)`)],
    [bold('Flow of the first year after'), next],
    [bold('Horizon value by growth'), money('=IF(B2>B4,B20/(B2-B4)*(1+B2)^(0.5*B6),NA())')],
    [bold('Horizon value by multiple'), money(`=${last}9*B5`)],
    [bold('Of it today, by growth'), money(`=B21/(1+B2)^${last}7`)],
    [bold('Of it today, by multiple'), money(`=B22/(1+B2)^${last}7`)],
    [bold('Enterprise value by growth'), money('=B19+B23')],
    [bold('Enterprise value by multiple'), money('=B19+B24')],
    [bold('Multiple that growth implies'), { formula: `=B21/${last}9`, as: 'times' }],
    [
      bold('Growth that the multiple implies'),
      {
        formula: '=(B22*B2-B20/(1+B4)*(1+B2)^(0.5*B6))/(B22+B20/(1+B4)*(1+B2)^(0.5*B6))',
        as: 'percent',
      },
    ],
    [bold('From enterprise to equity'), money('=Bridge!C2')],
    [bold('Equity by growth'), money('=B25+B29')],
    [bold('Equity by multiple'), money('=B26+B29')],
    [bold('One share by growth'), money(`=MIN(Shares!E3:E${lastShareRow(input)})`)],
    [bold('One share by multiple'), money(`=MIN(Shares!F3:F${lastShareRow(input)})`)],
  ];
}

function bridgeSheet({ claims = [] }: ValuationInput): WorkbookSheet {
  return {
    name: 'Bridge',
    rows: [
      ['Item', 'What it is', 'Effect on equity'].map(bold),
      [bold('Sum'), null, money(claims.length === 0 ? '=0' : `=SUM(C3:C${claims.length + 2})`)],
      ...claims.map(({ name, kind, amount }): SheetCell[] => [
        name,
        kind,
        { value: effectOf(kind, amount), as: 'money' },
      ]),
    ],
    widths: [30, 16, 18],
  };
}

function lastShareRow({ options = [] }: ValuationInput): number {
  return options.length + 3;
}

/** Each row exercises one grant more, cheapest first; the lowest price is the one at which exercise and price agree. */
function sharesSheet(input: ValuationInput): WorkbookSheet {
  const options = (input.options ?? []).toSorted((one, other) => one.strike - other.strike);
  const prices = (row: number) => [
    money(`=(DCF!$B$30+D${row})/C${row}`),
    money(`=(DCF!$B$31+D${row})/C${row}`),
  ];
  return {
    name: 'Shares',
    rows: [
      [bold('Treasury stock method: the price is the lowest of each column')],
      [
        'Options',
        'Exercise price',
        'Shares with them',
        'Proceeds',
        'Price by growth',
        'Price by multiple',
      ].map(bold),
      [0, 0, input.shares, { value: 0, as: 'money' }, ...prices(3)],
      ...options.map(({ count, strike }, index): SheetCell[] => {
        const row = index + 4;
        return [
          count,
          { value: strike, as: 'money' },
          { formula: `=C${row - 1}+A${row}` },
          money(`=D${row - 1}+A${row}*B${row}`),
          ...prices(row),
        ];
      }),
    ],
    widths: [14, 16, 18, 16, 16, 18],
  };
}

/**
 * Prices over two assumptions. The value of the forecast and the equity behind each price stand to the right, so that no formula needs arrays,
 * which spreadsheets treat differently.
 */
function sensitivitySheet(input: ValuationInput, last: string): WorkbookSheet {
  const next = input.horizonFlow === undefined ? `DCF!$${last}$14*(1+@)` : 'DCF!$B$20';
  const byGrowth = `$G#+${next}/($A#-@)*(1+$A#)^(0.5*DCF!$B$6)/(1+$A#)^DCF!$${last}$7+DCF!$B$29`;
  const byMultiple = `$G#+DCF!$${last}$9*@/(1+$A#)^DCF!$${last}$7+DCF!$B$29`;
  const block = (grid: Omit<Grid, 'input'>) => gridRows({ ...grid, input });
  return {
    name: 'Sensitivity',
    rows: [
      [bold('Step of the cost of capital'), share(input.rateStep)],
      [bold('Step of growth'), share(input.growthStep)],
      [bold('Step of the multiple'), input.multipleStep],
      ...block({
        head: 4,
        title: 'Share by growth',
        from: 'DCF!$B$4',
        step: '$B$2',
        as: 'percent',
        equity: byGrowth,
      }),
      [],
      ...block({
        head: 11,
        title: 'Share by multiple',
        from: 'DCF!$B$5',
        step: '$B$3',
        as: 'times',
        equity: byMultiple,
      }),
    ],
    widths: [28, 14, 14, 14, 14, 14, 16, 16, 16, 16, 16, 16],
  };
}

interface Grid {
  readonly input: ValuationInput;
  /** The row of the heading. */
  readonly head: number;
  readonly title: string;
  readonly from: string;
  readonly step: string;
  readonly as: 'percent' | 'times';
  /** Equity with # for the row and @ for the cell of the second assumption. */
  readonly equity: string;
}

function gridRows({ input, head, title, from, step, as, equity }: Grid): SheetCell[][] {
  const steps = [-2, -1, 0, 1, 2];
  const equityColumn = (across: number) => letter(across + 7);
  const forecast = (row: number) =>
    input.forecast.map(
      (_, index) => `DCF!$${letter(index + 1)}$14/(1+$A${row})^DCF!$${letter(index + 1)}$15`,
    );
  const price = (cell: string) =>
    `=MIN(${Array.from({ length: lastShareRow(input) - 2 }, (_, index) => `(${cell}+Shares!$D$${index + 3})/Shares!$C$${index + 3}`).join(',')})`;
  return [
    [
      bold(title),
      ...steps.map((across): SheetCell => ({ formula: `=${from}+${across}*${step}`, as, bold: true })),
      bold('Forecast today'),
      bold('Equity behind each price'),
    ],
    ...steps.map((down, index): SheetCell[] => {
      const row = head + 1 + index;
      return [
        { formula: `=DCF!$B$2+${down}*$B$1`, as: 'percent', bold: true },
        ...steps.map((_, across) => money(price(`${equityColumn(across)}${row}`))),
        money(`=${forecast(row).join('+')}`),
        ...steps.map((_, across) =>
          money(`=${equity.replaceAll('#', String(row)).replaceAll('@', `${letter(across + 1)}$${head}`)}`),
        ),
      ];
    }),
  ];
}
