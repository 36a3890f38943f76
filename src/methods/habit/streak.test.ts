import { describe, expect, it } from 'vitest';
import { dayNumber, dayOfNumber, streakOf } from './streak.ts';

const today = '2026-03-31';

describe('a streak', () => {
  it('is nothing without a day', () => {
    expect(streakOf([], today)).toEqual({ now: 0, longest: 0, today: false });
  });

  it('counts days in a row, today or not yet', () => {
    expect(streakOf(['2026-03-29', '2026-03-30', '2026-03-31'], today)).toEqual({
      now: 3,
      longest: 3,
      today: true,
    });
    expect(streakOf(['2026-03-29', '2026-03-30'], today)).toEqual({ now: 2, longest: 2, today: false });
  });

  it('forgives one day and not two', () => {
    expect(streakOf(['2026-03-27', '2026-03-29', '2026-03-31'], today).now).toBe(3);
    expect(streakOf(['2026-03-26', '2026-03-29', '2026-03-31'], today)).toMatchObject({ now: 2, longest: 2 });
    expect(streakOf(['2026-03-29'], today).now).toBe(1);
    expect(streakOf(['2026-03-28'], today).now).toBe(0);
  });

  it('counts a day once, in any order, over the ends of months and the change of clocks', () => {
    expect(streakOf(['2026-03-01', '2026-02-28', '2026-03-01'], '2026-03-01').now).toBe(2);
    expect(streakOf(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30').now).toBe(3);
  });

  it('does not count days that are yet to come', () => {
    expect(streakOf(['2026-04-02', '2026-03-31'], today)).toEqual({ now: 1, longest: 1, today: true });
  });
});

it('numbers days and names them again', () => {
  expect(dayOfNumber(dayNumber('2024-02-29') + 1)).toBe('2024-03-01');
});
