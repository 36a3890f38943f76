import { describe, expect, it } from 'vitest';
import type { Columns } from '../../../../catalog/agent-desk/fields.ts';
import { pasteRows, rowsOfClipboard } from './paste-rows.ts';

const columns = {
  name: { kind: 'text', label: 'Lender' },
  rate: { kind: 'percent', label: 'Rate' },
  paid: {
    kind: 'choice',
    label: 'Paid',
    options: [
      { value: '12', label: 'Every month' },
      { value: '1', label: 'Once a year' },
    ],
  },
} as const satisfies Columns;

describe('rows pasted from a spreadsheet', () => {
  it('are told from a single value, which stays in its cell', () => {
    expect(rowsOfClipboard('12.5')).toBeUndefined();
    expect(rowsOfClipboard('a\tb')).toEqual([['a', 'b']]);
    expect(rowsOfClipboard('a\r\nb\r\n')).toEqual([['a'], ['b']]);
  });

  it('fill the table from the cell on, add rows, and leave the others', () => {
    const table = [
      { name: 'Old', rate: 1 },
      { name: 'Second', rate: 2 },
    ];
    expect(
      pasteRows(
        table,
        columns,
        [
          ['5', 'Once a year'],
          ['6', '12'],
          ['7', 'now and then'],
        ],
        { row: 1, column: 'rate' },
      ),
    ).toEqual([
      { name: 'Old', rate: 1 },
      { name: 'Second', rate: '5', paid: '1' },
      { rate: '6', paid: '12' },
      { rate: '7', paid: 'now and then' },
    ]);
  });

  it('leave out the line of headings, and cells beyond the last column', () => {
    expect(
      pasteRows(
        [],
        columns,
        [
          ['lender', 'RATE', 'Paid'],
          ['A', '4', 'Every month', 'more'],
        ],
        { row: 0, column: 'name' },
      ),
    ).toEqual([{ name: 'A', rate: '4', paid: '12' }]);
  });
});
