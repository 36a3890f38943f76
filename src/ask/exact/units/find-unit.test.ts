import { describe, expect, it } from 'vitest';
import { decimalOf } from '../decimals.ts';
import { derivedUnits } from './derived-unit-list.ts';
import { findUnit, slipsBetween } from './find-unit.ts';
import { firstUnits } from './unit-list.ts';

const units = [...firstUnits, ...derivedUnits];

describe('the units', () => {
  it('are each found by every one of their names', () => {
    const lost = units.flatMap((unit) => unit.names.filter((name) => findUnit(name)?.unit !== unit));
    expect(lost).toEqual([]);
  });

  it('have a factor above zero', () => {
    expect(units.filter(({ factor }) => !decimalOf(factor).gt(0))).toEqual([]);
  });

  it.each([
    ['kilometrs', 'km'],
    ['litters', 'l'],
    ['gramms', 'g'],
    ['celsius', '°C'],
    ['fahrenhiet', '°F'],
    ['ounzes', 'oz'],
    ['tablespons', 'tbsp'],
  ])('are found in spite of a slip: %s', (written, sign) => {
    expect(findUnit(written)?.unit.sign).toBe(sign);
  });

  it.each(['bananas', 'people', 'xyz', '', 'points of view'])('do not have “%s”', (written) => {
    expect(findUnit(written)).toBeUndefined();
  });
});

describe('slips of the pen', () => {
  it('are counted', () => {
    expect([
      slipsBetween('metre', 'metre'),
      slipsBetween('metre', 'meter'),
      slipsBetween('cup', 'cups'),
    ]).toEqual([0, 1, 1]);
  });
});
