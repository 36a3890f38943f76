import { describe, expect, it } from 'vitest';
import type { PageSpec } from '../spec/app-spec.ts';
import { textsInFigures } from './texts-in-figures.ts';

function written(text: string, before: Record<string, number>, now: Record<string, number>): unknown {
  const rows = [{ label: 'Up to', text }];
  const page: PageSpec = {
    id: 'apply',
    path: '/',
    title: 'Apply',
    nav: true,
    sections: [{ id: 'facts', block: 'facts', props: { rows, kind: 'plain' } }],
  };
  const numbers = Object.fromEntries(Object.entries(now).map(([key, value]) => [key, { label: key, value }]));
  textsInFigures({ pages: [page], actions: [], entities: [], numbers }, before);
  return rows[0]?.text;
}

describe('Figures in texts of a case', () => {
  it.each([
    ['1500 per project', { most: 1500 }, { most: 5000 }, '5000 per project'],
    ['1,500 per project', { most: 1500 }, { most: 60_000 }, '60,000 per project'],
    ['within 30 days, at 16:30', { days: 30 }, { days: 14 }, 'within 14 days, at 16:30'],
    ['1500 per project', { most: 1500 }, { most: 1500 }, '1500 per project'],
    ['2 readers', { readers: 2 }, { readers: 3 }, '2 readers'],
    ['30 days', { days: 30, places: 30 }, { days: 14, places: 30 }, '30 days'],
  ])('%s', (text, before, now, expected) => {
    expect(written(text, before, now)).toBe(expected);
  });
});
