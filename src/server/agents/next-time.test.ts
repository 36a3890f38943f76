import { expect, it } from 'vitest';
import { nextTime } from './next-time.ts';

const at = (text: string) => new Date(text);

it.each([
  ['day', '2026-03-31T08:00:00.000Z', '2026-03-31T08:01:00.000Z', '2026-04-01T08:00:00.000Z'],
  ['week', '2026-03-31T08:00:00.000Z', '2026-03-31T08:01:00.000Z', '2026-04-07T08:00:00.000Z'],
  ['month', '2026-01-31T08:00:00.000Z', '2026-01-31T08:01:00.000Z', '2026-02-28T08:00:00.000Z'],
] as const)('comes again after a %s at the same time', (every, last, now, next) => {
  expect(nextTime(at(last), every, at(now)).toISOString()).toBe(next);
});

it('keeps to the last day of each month', () => {
  expect(
    nextTime(at('2026-01-31T08:00:00.000Z'), 'month', at('2026-03-01T00:00:00.000Z')).toISOString(),
  ).toBe('2026-03-31T08:00:00.000Z');
});

it('does not make up for what was missed', () => {
  expect(nextTime(at('2026-01-01T08:00:00.000Z'), 'day', at('2026-06-01T09:00:00.000Z')).toISOString()).toBe(
    '2026-06-02T08:00:00.000Z',
  );
});
