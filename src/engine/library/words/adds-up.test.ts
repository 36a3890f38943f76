import { expect, it } from 'vitest';
import { reckoningOf } from './adds-up.ts';
import type { FieldLook } from './state-fields.ts';

const day: FieldLook = { name: 'day', label: 'Day', kind: 'date' };
const look = (label: string, kind = 'number', more: Partial<FieldLook> = {}): FieldLook => ({
  name: 'it',
  label,
  kind,
  ...more,
});

it.each([
  ['Amount', 'money', {}, 'sum'],
  ['Cost', 'money', {}, 'sum'],
  ['Price', 'money', {}, 'sum'],
  ['Hours', 'number', { unit: 'h' }, 'sum'],
  ['Length', 'number', { unit: 'min' }, 'sum'],
  ['Honey', 'number', { unit: 'kg' }, 'sum'],
  ['Number of guests', 'number', {}, 'sum'],
  ['Points', 'number', { formula: 'sum(points of jobs where person = this)' }, 'sum'],
  ['Price each', 'money', {}, undefined],
  ['Price per hour', 'money', {}, undefined],
  ['Free hours a month', 'number', {}, undefined],
  ['Water every', 'number', { unit: 'days' }, undefined],
  ['Year', 'number', {}, undefined],
  ['Round', 'number', {}, undefined],
  ['Number', 'number', {}, undefined],
  ['Longest', 'number', { formula: 'max(length of catches where species = this)' }, undefined],
  ['Still in', 'number', { formula: 'count(players where state is "in")' }, undefined],
  ['Haemoglobin', 'number', { unit: 'g/dl' }, undefined],
  ['Water meter now', 'number', { unit: 'm³' }, undefined],
  ['Score', 'number', {}, 'average'],
  ['Age', 'number', {}, 'average'],
  ['Weight', 'number', { unit: 'kg' }, 'average'],
  ['Rating', 'rating', {}, 'average'],
  ['Share', 'percent', {}, 'average'],
  ['VAT rate', 'percent', {}, undefined],
  ['Monthly pay', 'money', {}, undefined],
  ['Name', 'text', {}, undefined],
] as const)('%s (%s) of what happens', (label, kind, more, expected) => {
  const field = look(label, kind, more);
  expect(reckoningOf({ fields: [day, field] }, field)).toBe(expected);
});

it.each([
  ['Price', 'money', undefined],
  ['Servings', 'number', undefined],
  ['Points', 'number', undefined],
  ['Copies', 'number', 'sum'],
  ['Owes', 'money', 'sum'],
] as const)('%s of a catalogue', (label, kind, expected) => {
  const field = look(label, kind);
  expect(reckoningOf({ fields: [field] }, field)).toBe(expected);
});

it('never adds grams to pieces', () => {
  const field = look('Quantity');
  expect(reckoningOf({ fields: [field, look('Unit', 'choice')] }, field)).toBeUndefined();
});
