import { expect, it } from 'vitest';
import { planOfLists } from '../../testing/plan-of-lists.ts';
import type { Span } from '../reader/reading.ts';
import { keepsWhatIsTold } from './keeps-what-is-told.ts';

const text = 'spaces booking spaces bookings employee';
const spans: Span[] = [...text.matchAll(/\w+/g)].map((match) => ({
  kind: 'T',
  start: match.index,
  end: match.index + match[0].length,
}));
const reading = { text, spans, arcs: [], tasks: [] };
const planOf = (one: string, many: string) =>
  planOfLists([
    {
      name: 'things',
      one,
      many,
      title: 'name',
      fields: [{ name: 'name', label: 'Name', kind: 'text' }],
      samples: [],
    },
  ]);

it('asks that what is told of again and again is kept', () => {
  expect(keepsWhatIsTold(planOf('Employee', 'Employees'), reading)).toBe(false);
  expect(keepsWhatIsTold(planOf('Parking space', 'Parking spaces'), reading)).toBe(true);
  expect(keepsWhatIsTold(planOf('Employee', 'Employees'), { ...reading, spans: spans.slice(0, 2) })).toBe(
    true,
  );
});
