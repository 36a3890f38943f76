import { expect, it } from 'vitest';
import type { Field } from '../records/field.ts';
import { numberField, numberFor, shortNumber } from './entry-number.ts';

const code: Field = { name: 'code', label: 'Code', kind: 'text', automatic: true };
const entity = (fields: readonly Field[], numbers: readonly string[] = []) => ({
  one: 'Repair order',
  fields,
  records: {
    all: () => numbers.map((number, index) => ({ id: String(index), createdAt: '', code: number })),
  },
});

it('counts on from the highest number, also after records were removed', () => {
  expect(numberFor(entity([code]), code)).toBe('REP-1001');
  expect(numberFor(entity([code], ['REP-1001', 'REP-1007']), code)).toBe('REP-1008');
  expect(numberFor(entity([code], ['1004']), { ...code, kind: 'number' })).toBe(1005);
});

it('uses the field that keeps such a number, and never one that people fill in', () => {
  expect(numberField(entity([code]))).toBe(code);
  expect(numberField(entity([{ ...code, automatic: false }]))).toBeUndefined();
  expect(numberField(entity([{ ...code, name: 'orderNumber' }]))?.name).toBe('orderNumber');
  expect(numberField(entity([{ ...code, name: 'casino' }]))).toBeUndefined();
});

it('tells the kept number, else the end of what the record is stored under', () => {
  const record = { id: 'mfk2a9xq7z1', createdAt: '', code: 'REP-1002' };
  expect(shortNumber(entity([code]), record)).toBe('REP-1002');
  expect(shortNumber(entity([]), record)).toBe('XQ7Z1'.padStart(6, '9'));
});
