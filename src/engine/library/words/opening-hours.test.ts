import { describe, expect, it } from 'vitest';
import { daysIn, hoursIn, isOpenAt } from './opening-hours.ts';

describe('the days of a label', () => {
  it.each([
    ['Mon–Fri', [0, 1, 2, 3, 4]],
    ['Monday to Friday', [0, 1, 2, 3, 4]],
    ['Sat - Mon', [5, 6, 0]],
    ['Tuesdays', [1]],
    ['Wednesday & Thursday', [2, 3]],
    ['Saturday, Sunday', [5, 6]],
    ['Daily', [0, 1, 2, 3, 4, 5, 6]],
    ['Weekend', [5, 6]],
    ['Haircut', undefined],
    ['Money', undefined],
    ['Sunny side', undefined],
  ])('%s: %s', (label, days) => expect(daysIn(label)).toEqual(days));
});

describe('the hours of a text', () => {
  it.each([
    ['9:00–18:00', [[540, 1080]]],
    [
      '9–12, 14–18',
      [
        [540, 720],
        [840, 1080],
      ],
    ],
    ['9 am – 5:30 pm', [[540, 1050]]],
    ['10–4 pm', [[600, 960]]],
    ['18:00–02:00', [[1080, 1560]]],
    ['Closed', []],
    ['$35', undefined],
    ['from 9', undefined],
  ])('%s: %s', (text, hours) => expect(hoursIn(text)).toEqual(hours));
});

describe('a shop', () => {
  const rows = [
    { label: 'Mon–Fri', text: '9:00–18:00' },
    { label: 'Saturday', text: '20:00–02:00' },
    { label: 'Sunday', text: 'Closed' },
  ];
  it.each([
    [0, 9 * 60, true],
    [0, 9 * 60 - 1, false],
    [4, 18 * 60, false],
    [5, 23 * 60, true],
    [6, 60, true],
    [6, 3 * 60, false],
  ])('on day %i at minute %i is open: %s', (day, minute, open) =>
    expect(isOpenAt(rows, { day, minute })).toBe(open),
  );

  it('that names prices is neither open nor closed', () =>
    expect(isOpenAt([{ label: 'Haircut', text: '$35' }], { day: 0, minute: 600 })).toBeUndefined());
});
