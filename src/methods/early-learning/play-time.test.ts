import { describe, expect, it } from 'vitest';
import {
  countingDay,
  laterThan,
  type PlayLimits,
  type PlayState,
  playedBetween,
  restReason,
  sittingAt,
  usedOn,
} from './play-time.ts';

const limits: PlayLimits = { dayMinutes: 20, sittingMinutes: 10, quiet: null, extra: {}, aside: {} };
const state: PlayState = { day: '2026-03-31', usedSeconds: 0, sittingSeconds: 0, minuteOfDay: 600 };

describe('the time of a day', () => {
  const played = [
    { day: '2026-03-30', seconds: 1200 },
    { day: '2026-03-31', seconds: 300 },
    { day: '2026-03-31', seconds: 200 },
  ];

  it('is the sum of all devices', () => {
    expect(usedOn('2026-03-31', played, {})).toBe(500);
    expect(usedOn('2026-04-01', played, {})).toBe(0);
  });

  it('goes on with the latest day when the clock is set back, so that none begins twice', () => {
    expect(countingDay('2026-03-31', played, {})).toBe('2026-03-31');
    expect(countingDay('2026-03-12', played, {})).toBe('2026-03-31');
    expect(countingDay('2026-04-01', played, {})).toBe('2026-04-01');
  });

  it('is set right by a grown-up when the clock was once far ahead, and nothing that was played is lost', () => {
    const ahead = [...played, { day: '2099-01-01', seconds: 900 }];
    expect(countingDay('2026-03-31', ahead, {})).toBe('2099-01-01');
    const aside = laterThan('2026-03-31', ahead, {});
    expect(countingDay('2026-03-31', ahead, aside)).toBe('2026-03-31');
    expect(usedOn('2026-03-31', ahead, aside)).toBe(500);
    // Should that day come, what is played then counts.
    const then = [...ahead, { day: '2099-01-01', seconds: 60 }];
    expect(usedOn('2099-01-01', then, aside)).toBe(60);
  });
});

describe('time to rest', () => {
  it('comes when the day or the sitting is used up, and not without a limit', () => {
    expect(restReason(limits, state)).toBeUndefined();
    expect(restReason(limits, { ...state, usedSeconds: 1200 })).toBe('day');
    expect(restReason(limits, { ...state, sittingSeconds: 600 })).toBe('sitting');
    const free = { ...limits, dayMinutes: 0, sittingMinutes: 0 };
    expect(restReason(free, { ...state, usedSeconds: 90_000, sittingSeconds: 90_000 })).toBeUndefined();
  });

  it('waits when a grown-up has added time for that day', () => {
    const more = { ...limits, extra: { '2026-03-31': 600 } };
    expect(restReason(more, { ...state, usedSeconds: 1500 })).toBeUndefined();
    expect(restReason(more, { ...state, usedSeconds: 1800 })).toBe('day');
    expect(restReason(more, { ...state, day: '2026-04-01', usedSeconds: 1500 })).toBe('day');
  });

  it('is in quiet hours, also over midnight', () => {
    const night = { ...limits, quiet: { from: 19 * 60, to: 7 * 60 } };
    expect(restReason(night, { ...state, minuteOfDay: 19 * 60 })).toBe('quiet');
    expect(restReason(night, { ...state, minuteOfDay: 3 * 60 })).toBe('quiet');
    expect(restReason(night, { ...state, minuteOfDay: 7 * 60 })).toBeUndefined();
    const noon = { ...limits, quiet: { from: 720, to: 780 } };
    expect(restReason(noon, { ...state, minuteOfDay: 750 })).toBe('quiet');
    expect(restReason(noon, { ...state, minuteOfDay: 800 })).toBeUndefined();
    expect(restReason({ ...limits, quiet: { from: 720, to: 720 } }, state)).toBeUndefined();
  });
});

describe('a sitting', () => {
  it('ends with a break, and not with a clock that was set back', () => {
    const before = { seconds: 400, lastAt: 1_000_000 };
    expect(sittingAt(before, 1_060_000).seconds).toBe(400);
    expect(sittingAt(before, 2_000_000).seconds).toBe(0);
    expect(sittingAt(before, 1_000).seconds).toBe(400);
    expect(sittingAt(undefined, 5)).toEqual({ seconds: 0, lastAt: 5 });
  });

  it('does not count the time that a tab slept', () => {
    expect(playedBetween(1000, 6000)).toBe(5);
    expect(playedBetween(1000, 3_600_000)).toBe(15);
    expect(playedBetween(6000, 1000)).toBe(0);
  });
});
