import { expect, test } from 'vitest';
import { countOn, sheetRows, totals } from './attendance.ts';

const people = ['Nora Fields', 'Felix Brandt'];
const sheet = {
  '2030-01-01 Nora Fields': 'Present',
  '2030-01-02 Nora Fields': 'Absent',
  '2030-01-02 Felix Brandt': 'Late',
} as const;

test('a day is counted by state', () => {
  expect(countOn(sheet, '2030-01-02', people)).toEqual({ Present: 0, Late: 1, Absent: 1 });
});

test('being late counts as being there', () => {
  expect(totals(sheet, people).map(({ rate }) => rate)).toEqual([50, 100]);
  expect(totals({}, people)[0]?.rate).toBeUndefined();
});

test('every mark is a row, the newest day first', () => {
  expect(sheetRows(sheet)).toEqual([
    ['Date', 'Name', 'Attendance'],
    ['2030-01-02', 'Nora Fields', 'Absent'],
    ['2030-01-02', 'Felix Brandt', 'Late'],
    ['2030-01-01', 'Nora Fields', 'Present'],
  ]);
});
