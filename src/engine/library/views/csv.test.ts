import { expect, test } from 'vitest';
import { parseCsv, toCsv } from './csv.ts';

test('what is written is read back', () => {
  const rows = [
    ['Name', 'Note'],
    ['Lamp, small', 'He said "yes"'],
    ['Desk', 'two\nlines'],
  ];
  expect(parseCsv(toCsv(rows))).toEqual(rows);
});

test('formulas do not reach a spreadsheet', () => {
  expect(toCsv([['=SUM(A1)']])).toBe("'=SUM(A1)");
});

test('semicolons and tabs separate too, and empty lines are dropped', () => {
  expect(parseCsv('a;b\n1;2\n\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parseCsv('a\tb\r\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
