import { expect, it } from 'vitest';
import type { ReckonInput } from '../../rules/reckon.ts';
import { readInputs, startOf } from './entered.ts';

const area: ReckonInput = { name: 'area', label: 'Area', kind: 'number', max: 100 };

it('takes numbers as people type them', () => {
  expect(readInputs([area], { area: ' 1,2 ' }).faults).toEqual({ area: 'Area must be a number.' });
  expect(readInputs([area], { area: '12.50' })).toEqual({ values: { area: 12.5 }, faults: {} });
  expect(readInputs([area], { area: '1,200' })).toEqual({
    values: { area: 1200 },
    faults: { area: 'Area must be 100 or less.' },
  });
});

it('takes an empty field as nothing, not as zero', () => {
  expect(readInputs([area], { area: '  ' })).toEqual({ values: { area: null }, faults: {} });
});

it('starts with the value that was said, days reckoned from today', () => {
  const at = (input: Partial<ReckonInput>) =>
    startOf({ ...area, ...input }, '2026-03-10', '2026-03-10T09:00');
  expect(at({ start: 4 })).toBe('4');
  expect(at({ kind: 'date', start: '+7' })).toBe('2026-03-17');
  expect(at({ kind: 'choice', options: ['Oak', 'Pine'] })).toBe('Oak');
  expect(at({ kind: 'choice', options: ['Oak', 'Pine'], required: false })).toBe('');
  expect(at({ kind: 'yes-no', start: true })).toBe(true);
  expect(at({})).toBe('');
});
