import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { familyName } from './families.ts';
import type { PremortemInput } from './fields.ts';

const firstRow = 2;
const hundred = 100;

/** The register with expected losses as formulas; means of three estimates are (least + 4 × likely + most) / 6. */
export function registerWorkbook({ causes }: PremortemInput): WorkbookSheet[] {
  const head = [
    'Cause',
    'Family',
    'Often, least',
    'Likely',
    'Most',
    'Loss, least',
    'Likely',
    'Most',
    'Expected loss',
    'Cuts by',
    'Takes off',
    'Costs',
    'Worth',
    'Owner',
    'Tripwire',
    'Prevention',
  ];
  const last = firstRow + causes.length - 1;
  const rows = causes.map((cause, at): SheetCell[] => {
    const row = firstRow + at;
    const money = (value: number): SheetCell => ({ value, as: 'money' });
    return [
      cause.cause,
      familyName(cause.family),
      cause.timesLow,
      cause.timesLikely,
      cause.timesHigh,
      money(cause.lossLow),
      money(cause.lossLikely),
      money(cause.lossHigh),
      { formula: `=(C${row}+4*D${row}+E${row})/6*(F${row}+4*G${row}+H${row})/6`, as: 'money' },
      { value: cause.prevention === undefined ? 0 : (cause.cuts ?? 0) / hundred, as: 'percent' },
      { formula: `=I${row}*J${row}`, as: 'money' },
      money(cause.prevention === undefined ? 0 : (cause.cost ?? 0)),
      { formula: `=K${row}-L${row}`, as: 'money' },
      cause.owner ?? '',
      cause.tripwire ?? '',
      cause.prevention ?? '',
    ];
  });
  const sum = (letter: string): SheetCell => ({
    formula: `=SUM(${letter}${firstRow}:${letter}${last})`,
    as: 'money',
    bold: true,
  });
  return [
    {
      name: 'Register',
      widths: [34, 22, 10, 10, 10, 14, 14, 14, 16, 10, 14, 14, 14, 18, 34, 34],
      rows: [
        head.map((value) => ({ value, bold: true as const })),
        ...rows,
        [
          { value: 'Together', bold: true },
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          sum('I'),
          '',
          sum('K'),
          sum('L'),
          sum('M'),
        ],
      ],
    },
  ];
}
