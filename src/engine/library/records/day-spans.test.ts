import { expect, it } from 'vitest';
import { daySpans, liesIn } from './day-spans.ts';

// A Wednesday.
const today = '2026-11-18';

it.each([
  ['2026-11-17', ['earlier', 'this week', 'this month']],
  ['2026-11-18T09:30', ['today', 'this week', 'this month']],
  ['2026-11-22', ['this week', 'this month']],
  ['2026-11-23', ['this month']],
  ['2026-12-01', ['later']],
  ['2025-11-18', ['earlier']],
  ['', ['without']],
  [undefined, ['without']],
])('%s lies in %j', (day, expected) => {
  expect(daySpans.filter((span) => liesIn(day, span, today, false))).toEqual(expected);
});
