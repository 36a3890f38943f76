import { expect, it } from 'vitest';
import type { SpanKind } from '../reader/reading.ts';
import { withoutCounts } from './without-counts.ts';

it.each([
  ['four ringers', 'R', 'ringers'],
  ['our 14 lofts', 'T', 'lofts'],
  ['a dozen hives', 'T', 'hives'],
  ['lofts', 'T', 'lofts'],
  ['5 a side', 'X', '5 a side'],
  ['seven', 'T', 'seven'],
] satisfies [string, SpanKind, string][])('calls “%s” (%s) by its word', (text, kind, called) => {
  const [span] = withoutCounts({
    text,
    spans: [{ kind, start: 0, end: text.length }],
    arcs: [],
    tasks: [],
  }).spans;
  expect(text.slice(span?.start, span?.end)).toBe(called);
});
