import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { Analysis } from './analyse.ts';

const letters = 26;
const bold = (value: string): SheetCell => ({ value, bold: true });
const weightRow = 2;
const directionRow = 3;
const firstRow = 5;

function letterOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % letters));
  return column < letters ? rest : `${letterOf(Math.floor(column / letters) - 1)}${rest}`;
}

/** Weights and figures at the head; scaled figures, distances and both scores follow from them by formulas. */
export function decisionWorkbook(analysis: Analysis): WorkbookSheet[] {
  const { criteria, names, table } = analysis;
  const count = criteria.length;
  const last = firstRow + names.length - 1;
  const columns = criteria.map((_, at) => letterOf(at + 1));
  const range = (letter: string) => `${letter}$${firstRow}:${letter}$${last}`;
  const sum = `SUM($B$${weightRow}:$${letterOf(count)}$${weightRow})`;
  const scores = letterOf(count + 1);
  const closeness = letterOf(count + 2);
  const data: SheetCell[][] = [
    [bold('Criterion'), ...criteria.map(bold), bold('Weighted sum'), bold('Closeness')],
    [bold('Weight'), ...table.weights.map((weight): SheetCell => ({ value: weight, as: 'percent' }))],
    [bold('Better is 1 for more, -1 for less'), ...table.moreIsBetter.map((more) => (more ? 1 : -1))],
    [],
    ...names.map((name, at): SheetCell[] => {
      const row = firstRow + at;
      const terms = columns.map(
        (letter) =>
          `${letter}$${weightRow}/${sum}*IF(MAX(${range(letter)})=MIN(${range(letter)}),0,IF(${letter}$${directionRow}>0,${letter}${row}-MIN(${range(letter)}),MAX(${range(letter)})-${letter}${row})/(MAX(${range(letter)})-MIN(${range(letter)})))`,
      );
      return [
        name,
        ...(table.figures[at] ?? []).map((value): SheetCell => ({ value, as: 'number' })),
        { formula: `=${terms.join('+')}`, as: 'number' },
        { formula: `=Distances!${letterOf(count + 3)}${row}`, as: 'number' },
      ];
    }),
    [],
    [
      bold('First by sum'),
      { formula: `=INDEX(A${firstRow}:A${last},MATCH(MAX(${range(scores)}),${range(scores)},0))` },
    ],
    [
      bold('First by closeness'),
      { formula: `=INDEX(A${firstRow}:A${last},MATCH(MAX(${range(closeness)}),${range(closeness)},0))` },
    ],
  ];
  return [
    { name: 'Decision', rows: data, widths: [32, ...criteria.map(() => 14), 14, 12] },
    distances(analysis, columns, sum),
  ];
}

function distances({ names, criteria }: Analysis, columns: readonly string[], sum: string): WorkbookSheet {
  const last = firstRow + names.length - 1;
  const end = columns.at(-1) ?? 'B';
  const bestRow = 2;
  const worstRow = 3;
  const pick = (letter: string, isBest: boolean) => {
    const range = `${letter}$${firstRow}:${letter}$${last}`;
    const [one, other] = isBest ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
    return `=IF(Decision!${letter}$${directionRow}>0,${one}(${range}),${other}(${range}))`;
  };
  const toBest = letterOf(criteria.length + 1);
  const toWorst = letterOf(criteria.length + 2);
  const rows: SheetCell[][] = [
    [
      bold('Weighted figures'),
      ...criteria.map(bold),
      bold('From best'),
      bold('From worst'),
      bold('Closeness'),
    ],
    [bold('Best'), ...columns.map((letter): SheetCell => ({ formula: pick(letter, true), as: 'number' }))],
    [bold('Worst'), ...columns.map((letter): SheetCell => ({ formula: pick(letter, false), as: 'number' }))],
    [],
    ...names.map((name, at): SheetCell[] => {
      const row = firstRow + at;
      const cells = columns.map((letter): SheetCell => {
        const length = `SQRT(SUMSQ(Decision!${letter}$${firstRow}:${letter}$${last}))`;
        return {
          formula: `=IF(${length}=0,0,Decision!${letter}$${weightRow}/${sum.replaceAll('$B$', 'Decision!$B$')}*Decision!${letter}${row}/${length})`,
          as: 'number',
        };
      });
      const distance = (from: number) => `=SQRT(SUMXMY2(B${row}:${end}${row},$B$${from}:$${end}$${from}))`;
      return [
        name,
        ...cells,
        { formula: distance(bestRow), as: 'number' },
        { formula: distance(worstRow), as: 'number' },
        {
          formula: `=IF(${toBest}${row}+${toWorst}${row}=0,0.5,${toWorst}${row}/(${toBest}${row}+${toWorst}${row}))`,
          as: 'number',
        },
      ];
    }),
  ];
  return { name: 'Distances', rows, widths: [24, ...criteria.map(() => 14), 12, 12, 12] };
}
