import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { PendulumInput } from './fields.ts';
import type { Verdict } from './weigh.ts';

const hundred = 100;
const firstRow = 9;
const bold = (value: string): SheetCell => ({ value, bold: true });

/** Ratios, qualities and what overlap leaves can be changed; weights, odds and the verdict follow. */
export function evidenceWorkbook(input: PendulumInput, { pieces }: Verdict): WorkbookSheet[] {
  const last = firstRow + pieces.length - 1;
  const rows = pieces.map(({ input: piece, weight }, at): SheetCell[] => {
    const row = firstRow + at;
    const full = (piece.quality / hundred) * Math.log(piece.ratio);
    return [
      piece.piece,
      piece.side,
      piece.ratio,
      { value: piece.quality / hundred, as: 'percent' },
      { value: full === 0 ? 1 : Math.abs(weight) / full, as: 'percent' },
      { formula: `=IF(B${row}="for",1,-1)*D${row}*E${row}*LN(C${row})`, as: 'number' },
      { formula: `=10*F${row}/LN(10)`, as: 'number' },
    ];
  });
  return [
    {
      name: 'Evidence',
      widths: [50, 14, 14, 12, 16, 14, 14],
      rows: [
        [bold('Likely before'), { value: input.prior / hundred, as: 'percent' }],
        [bold('Gained by acting when true'), input.benefit],
        [bold('Lost by acting when false'), input.harm],
        [bold('Acting pays from'), { formula: '=B3/(B2+B3)', as: 'percent' }],
        [
          bold('Likely now'),
          { formula: `=1/(1+EXP(-(LN(B1/(1-B1))+SUM(F${firstRow}:F${last}))))`, as: 'percent', bold: true },
        ],
        [bold('So'), { formula: '=IF(B5>=B4,"act","do not act yet")', bold: true }],
        [],
        ['Evidence', 'Speaks', 'Times likelier', 'Quality', 'Left by overlap', 'Log odds', 'Decibans'].map(
          bold,
        ),
        ...rows,
      ],
    },
  ];
}
