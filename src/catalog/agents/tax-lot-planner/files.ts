import type { SoldPiece } from '../../../methods/tax/tax-lots.ts';
import type { SheetCell, TextFile, WorkbookSheet } from '../../agent-desk/result.ts';
import type { HeldLot } from './book.ts';
import type { TaxInput } from './fields.ts';

const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });
/** What a spreadsheet would take for a formula is kept as text. */
const quoted = (text: string) => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;

/** In the order of the columns of IRS Form 8949. */
export function salesFile(sold: readonly SoldPiece[], input: TaxInput): TextFile {
  const head = 'description,date_acquired,date_sold,proceeds,cost_basis,code,adjustment,gain_or_loss,term';
  const lines = sold.map(
    ({ quantity, security, acquired, day, proceeds, basis, gain, disallowed, heldDays }) =>
      [
        quoted(`${Number(quantity.toFixed(6))} ${security}`),
        acquired,
        day,
        proceeds.toFixed(2),
        basis.toFixed(2),
        disallowed > 0 ? 'W' : '',
        disallowed.toFixed(2),
        (gain + disallowed).toFixed(2),
        heldDays > input.longAfter ? 'long' : 'short',
      ].join(','),
  );
  return { name: 'sales.csv', type: 'text/csv', text: `${[head, ...lines].join('\r\n')}\r\n` };
}

export function taxWorkbook(
  input: TaxInput,
  sold: readonly SoldPiece[],
  lots: readonly HeldLot[],
): WorkbookSheet[] {
  return [summarySheet(input, sold.length), salesSheet(input, sold), lotSheet(lots)];
}

function summarySheet(input: TaxInput, count: number): WorkbookSheet {
  const last = Math.max(2, count + 1);
  const sum = (term: string): SheetCell => ({
    formula: `=SUMIF(Sales!J2:J${last},"${term}",Sales!I2:I${last})`,
    as: 'money',
  });
  return {
    name: 'Gains',
    widths: [30, 16],
    rows: [
      [bold('Rate on short-term gains'), { value: input.shortRate / hundred, as: 'percent' }],
      [bold('Rate on long-term gains'), { value: input.longRate / hundred, as: 'percent' }],
      [bold('Short-term gain'), sum('short')],
      [bold('Long-term gain'), sum('long')],
      [bold('Held back by wash sales'), { formula: `=SUM(Sales!H2:H${last})`, as: 'money' }],
      [
        bold('Tax, about'),
        { formula: '=IF(B3+B4<=0,0,IF(B3<0,(B3+B4)*B2,IF(B4<0,(B3+B4)*B1,B3*B1+B4*B2)))', as: 'money' },
      ],
    ],
  };
}

function salesSheet(input: TaxInput, sold: readonly SoldPiece[]): WorkbookSheet {
  return {
    name: 'Sales',
    widths: [24, 24, 14, 14, 12, 14, 14, 14, 14, 10],
    rows: [
      [
        'Security',
        'Lot',
        'Bought',
        'Sold',
        'Units',
        'Proceeds',
        'Basis',
        'Held back',
        'Gain that counts',
        'Term',
      ].map(bold),
      ...sold.map(
        (
          { security, lot, acquired, day, quantity, proceeds, basis, disallowed, heldDays },
          index,
        ): SheetCell[] => {
          const row = index + 2;
          return [
            security,
            lot,
            { value: acquired, as: 'date' },
            { value: day, as: 'date' },
            { value: quantity, as: 'number' },
            { value: proceeds, as: 'money' },
            { value: basis, as: 'money' },
            { value: disallowed, as: 'money' },
            { formula: `=F${row}-G${row}+H${row}`, as: 'money' },
            heldDays > input.longAfter ? 'long' : 'short',
          ];
        },
      ),
    ],
  };
}

function lotSheet(lots: readonly HeldLot[]): WorkbookSheet {
  return {
    name: 'Lots',
    widths: [24, 24, 14, 12, 14, 14, 14, 12, 10],
    rows: [
      ['Security', 'Lot', 'Bought', 'Units', 'Basis', 'Value', 'Gain', 'Days held', 'Term'].map(bold),
      ...lots.map(
        ({ security, lot, acquired, quantity, basis, value, heldDays, isLong }, index): SheetCell[] => [
          security,
          lot,
          { value: acquired, as: 'date' },
          { value: quantity, as: 'number' },
          { value: basis, as: 'money' },
          { value, as: 'money' },
          value === null ? null : { formula: `=F${index + 2}-E${index + 2}`, as: 'money' },
          heldDays,
          isLong ? 'long' : 'short',
        ],
      ),
    ],
  };
}
