import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { OkrInput } from './fields.ts';

const firstRow = 2;
const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });

/** Type new figures under “Now”: progress and the scores of the objectives follow. */
export function scoringWorkbook({ objectives, results }: OkrInput): WorkbookSheet[] {
  const last = firstRow + results.length - 1;
  const rows = results.map((one, at): SheetCell[] => {
    const row = firstRow + at;
    return [
      one.objective,
      one.result,
      one.kind,
      one.unit ?? '',
      one.baseline ?? null,
      one.target ?? null,
      one.current ?? one.baseline ?? null,
      {
        formula: `=IF(OR(E${row}="",F${row}="",G${row}="",F${row}=E${row}),"",MAX(0,MIN(1,(G${row}-E${row})/(F${row}-E${row}))))`,
        as: 'number',
      },
      one.ownScore ?? null,
      { formula: `=IF(I${row}<>"",I${row},H${row})`, as: 'number' },
      one.confidence === undefined ? null : { value: one.confidence / hundred, as: 'percent' },
    ];
  });
  const head = [
    'Of',
    'Key result',
    'Kind',
    'Unit',
    'Baseline',
    'Target',
    'Now',
    'Progress',
    'Own score',
    'Score',
    'Confidence',
  ];
  return [
    {
      name: 'Key results',
      rows: [head.map(bold), ...rows],
      widths: [8, 50, 12, 12, 12, 12, 12, 12, 12, 12, 12],
    },
    {
      name: 'Objectives',
      widths: [8, 50, 20, 10, 10],
      rows: [
        ['Key', 'Objective', 'Owner', 'Serves', 'Score'].map(bold),
        ...objectives.map(({ key, objective, owner, serves }, at): SheetCell[] => [
          key,
          objective,
          owner ?? '',
          serves ?? '',
          {
            formula: `=IFERROR(AVERAGEIFS('Key results'!$J$${firstRow}:$J$${last},'Key results'!$A$${firstRow}:$A$${last},A${firstRow + at}),"")`,
            as: 'number',
          },
        ]),
      ],
    },
  ];
}
