import { describe, expect, it } from 'vitest';
import { dayOfSample, sampleDay } from './sample-day.ts';

/** A Wednesday. */
const today = '2026-05-13';
const dayOf = (value: string) => {
  const day = sampleDay(value);
  return day === undefined ? undefined : `${dayOfSample(day, today)} ${day.time ?? ''}`.trim();
};

describe('the day of a sample', () => {
  it.each([
    ['+3', '2026-05-16'],
    ['-2 14:30', '2026-05-11 14:30'],
    ['+4!Sun', '2026-05-18'],
    ['+3!Sat!Sun 09:00', '2026-05-18 09:00'],
    ['-3!Sun', '2026-05-09'],
    ['+0!Sun', '2026-05-13'],
    ['2026-05-01', undefined],
    ['+4!Someday', undefined],
  ])('%s is %s', (value, expected) => expect(dayOf(value)).toBe(expected));
});
