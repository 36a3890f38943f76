import { expect, test } from 'vitest';
import { type Cells, cellsIn, columnName, sheetValues, shownValue } from './sheet-values.ts';

function shown(cells: Cells, name: string): string {
  return shownValue(sheetValues(cells, [name]).get(name));
}

test('columns and ranges have their names', () => {
  expect([0, 25, 26, 27].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB']);
  expect(cellsIn('b2:a1')).toEqual(['A1', 'B1', 'A2', 'B2']);
  expect(cellsIn('A1')).toEqual([]);
});

test('formulas calculate with cells', () => {
  const cells = {
    A1: '10',
    A2: '20',
    A3: 'text',
    B1: '=A1*2+A2',
    B2: '=SUM(A1:A3)',
    B3: '=AVERAGE(A1:A2, 30)',
    B4: '=(B1+B2)/2',
  };
  expect(shown(cells, 'B1')).toBe('40');
  expect(shown(cells, 'B2')).toBe('30');
  expect(shown(cells, 'B3')).toBe('20');
  expect(shown(cells, 'B4')).toBe('35');
  expect(shown({ ...cells, C1: '=MAX(A1:A2)-MIN(A1:A2)' }, 'C1')).toBe('10');
  expect(shown({ ...cells, C1: '=sum(A1:A2)*-1' }, 'C1')).toBe('-30');
  expect(shown({ C1: '=SUM(MAX(1,2),3)' }, 'C1')).toBe('5');
  expect(shown({ C1: '=MIN(-3,2)^2' }, 'C1')).toBe('9');
  expect(shown({ C1: '=D9+1' }, 'C1')).toBe('1');
  expect(shown(cells, 'A3')).toBe('text');
});

test('what cannot be calculated says why', () => {
  expect(shown({ A1: '=B1', B1: '=A1' }, 'A1')).toBe('Circle');
  expect(shown({ A1: '=SUM(A1:A2)' }, 'A1')).toBe('Circle');
  expect(shown({ A1: '=1/0' }, 'A1')).toBe('Division by zero is not possible.');
  expect(shown({ A1: 'x', B1: '=A1+1' }, 'B1')).toBe('A1 is not a number');
  expect(shown({ A1: '=AVERAGE(B1:B3)' }, 'A1')).toBe('No numbers');
});
