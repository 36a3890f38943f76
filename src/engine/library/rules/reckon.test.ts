import { expect, it } from 'vitest';
import type { Value } from './formula.ts';
import { inputFault, type ReckonInput, reckon } from './reckon.ts';

const inputs: ReckonInput[] = [
  { name: 'width', label: 'Width', kind: 'number', unit: 'm', min: 0, max: 20 },
  { name: 'people', label: 'People', kind: 'number' },
  { name: 'price', label: 'Price', kind: 'money', min: 1 },
  { name: 'discount', label: 'Discount', kind: 'percent', required: false, max: 50 },
  { name: 'from', label: 'First day', kind: 'date' },
];

function result(formula: string, values: Record<string, Value>, faults: Record<string, string> = {}) {
  const reckoning = { inputs, values, faults, numbers: { rate: 1.2 }, today: '2026-03-10', now: '' };
  return reckon({ label: 'It', formula, digits: 2 }, reckoning);
}

it('works out a result of the inputs and the numbers of the app, rounded', () => {
  expect(result('width * rate / 7', { width: 3 })).toEqual({ label: 'It', text: '0.51' });
  expect(result('from + 14', { from: '2026-03-20' })).toEqual({ label: 'It', text: 'Apr 3, 2026' });
});

it('names what is missing instead of reckoning with nothing', () => {
  expect(result('width * people', { width: '' })).toEqual({
    label: 'It',
    missing: 'Enter Width and People.',
  });
});

it('lets an input stay empty that may, and one that the formula asks about', () => {
  expect(result('price * (1 - discount / 100)', { price: 10 })).toMatchObject({ text: '10.00' });
  expect(result('if(people is empty, 1, people) * 2', {})).toMatchObject({ text: '2.00' });
});

it('says which value of 0 makes it impossible, and shows no infinity', () => {
  expect(result('width / people', { width: 3, people: 0 })).toEqual({
    label: 'It',
    missing: 'Cannot be worked out while People is 0.',
  });
  expect(result('0 / 0', {})).toEqual({ label: 'It', missing: 'Cannot be worked out from these values.' });
});

it('does not reckon with a value that is refused', () => {
  expect(result('width * 2', { width: 30 }, { width: 'too wide' })).toEqual({
    label: 'It',
    missing: 'Check Width.',
  });
});

it.each([
  [0, 21, 'Width must be 20 m or less.'],
  [0, -1, 'Width must be 0 m or more.'],
  [2, 0.5, 'Price must be $1 or more.'],
  [3, 51, 'Discount must be 50% or less.'],
  [0, 20, undefined],
  [4, '2026-01-01', undefined],
])('input %i with %s: %s', (index, value, fault) => {
  const input = inputs[index];
  expect(input === undefined ? 'no input' : inputFault(input, value)).toBe(fault);
});
