import { describe, expect, it } from 'vitest';
import { askedFields } from './asked-fields.ts';
import { checkValue, leftValues, startValues } from './check-values.ts';
import type { Field } from './field.ts';

const number = (label: string, more: Partial<Field> = {}): Field => ({
  name: 'value',
  label,
  kind: 'number',
  ...more,
});

describe('what a number may be', () => {
  it.each([
    [number('Knee', { min: 1, max: 5 }), 7, 'Knee must be between 1 and 5.'],
    [number('Weight', { min: 500, unit: 'g' }), -5, 'Weight must be at least 500 g.'],
    [number('Distance', { min: 0.01, unit: 'km' }), 0, 'Distance must be more than 0.'],
    [number('Guests', { min: 0, whole: true }), 2.5, 'Guests must be a whole number.'],
    [number('Guests', { min: 0 }), -1, 'Guests must be 0 or more.'],
    [number('Price', { kind: 'money', max: 5000, unit: '€' }), 6000, 'Price must be at most €5,000.'],
    [number('Share', { kind: 'percent', min: 0, max: 100 }), 140, 'Share must be between 0 and 100%.'],
    [number('Taste', { kind: 'rating' }), 7, 'Taste must be between 1 and 5.'],
    [number('Year', { min: 1950, max: 2100 }), 12, 'Year must be between 1950 and 2100.'],
    [number('Knee', { min: 1, max: 5 }), 3, undefined],
    [number('Balance'), -20, undefined],
  ])('%o: %d', (field, value, fault) => {
    expect(checkValue(field, value)).toBe(fault);
  });
});

describe('what a form asks for', () => {
  const right: Field = {
    name: 'right',
    label: 'Right answer',
    kind: 'choice',
    required: true,
    options: ['A', 'B'],
  };
  const state: Field = {
    name: 'state',
    label: 'State',
    kind: 'choice',
    options: ['open', 'signed', 'lost'],
    start: 'open',
    byActs: ['signed'],
  };

  it('answers nothing by itself', () => {
    expect(startValues([right])).toEqual({ right: '' });
    expect(checkValue(right, '')).toBe('Right answer is required.');
  });

  it('is no state of a new record, which begins where it begins', () => {
    expect(askedFields([right, state])).toEqual([right]);
    expect(leftValues([right, state])).toEqual({ state: 'open' });
  });

  it('is of a state what no act leads to', () => {
    const [picked] = askedFields([state], { state: 'open' });
    expect(picked?.options).toEqual(['open', 'lost']);
    expect(askedFields([{ ...state, byActs: ['signed', 'lost'] }], { state: 'open' })).toEqual([]);
    expect(askedFields([state], { state: 'signed' })[0]?.options).toEqual(['open', 'signed', 'lost']);
  });
});
