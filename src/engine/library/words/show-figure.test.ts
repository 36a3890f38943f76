import { expect, it } from 'vitest';
import { showFigure } from './show-figure.ts';

it.each([
  [1234.567, {}, '1,234.57'],
  [12, { unit: 'm²' }, '12 m²'],
  [12, { kind: 'money' }, '$12'],
  [12.5, { kind: 'money' }, '$12.50'],
  [-3, { kind: 'money', unit: '€', digits: 2 }, '-€3.00'],
  [7, { kind: 'money', unit: 'kr' }, '7 kr'],
  [33.333, { kind: 'percent', digits: 1 }, '33.3%'],
  [-0.001, {}, '0'],
  ['2026-03-10', { kind: 'date' }, 'Mar 10, 2026'],
  ['2026-03-10T09:30', {}, 'Mar 10, 2026, 09:30'],
  ['2026-03', {}, 'Mar 2026'],
  ['2026-W07', {}, 'Week 7, 2026'],
  ['09:30', {}, '09:30'],
  [true, {}, 'Yes'],
  [null, {}, undefined],
  ['', {}, undefined],
  [Number.NaN, {}, undefined],
  [Number.POSITIVE_INFINITY, { kind: 'money' }, undefined],
] as const)('%s with %o reads %s', (value, look, expected) => expect(showFigure(value, look)).toBe(expected));
