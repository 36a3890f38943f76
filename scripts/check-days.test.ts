import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDays } from '../src/catalog/days/read-days.ts';

const folder = resolve(import.meta.dirname, '../content/days');
const files = readdirSync(folder).toSorted();
const months = files.map((name) => ({ name, ...readDays(readFileSync(join(folder, name), 'utf8')) }));
const days = months.flatMap(({ name, days: own }) =>
  own.map((day) => ({ ...day, at: `${name} ${day.day}` })),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Pairs of days whose texts share more than so many runs of five words. */
function alike(textOf: (day: (typeof days)[number]) => string, most: number): string[] {
  const seen = new Map<string, string>();
  const shared = new Map<string, number>();
  for (const day of days) {
    const words = wordsOf(textOf(day));
    for (const run of new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))) {
      const other = seen.get(run);
      if (other === undefined) seen.set(run, day.at);
      else if (other !== day.at)
        shared.set(`${other} and ${day.at}`, (shared.get(`${other} and ${day.at}`) ?? 0) + 1);
    }
  }
  return [...shared].filter(([, runs]) => runs > most).map(([pair]) => pair);
}

describe('the days of the year', () => {
  it('are all there, each with a question and a lesson', () => {
    expect(months.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
    expect(days).toHaveLength(366);
  });

  it('ask and teach briefly', () => {
    const wordy = days.filter(({ reflect, learn }) => {
      const lesson = wordsOf(learn.text).length;
      return wordsOf(reflect).length > 50 || lesson < 30 || lesson > 95 || !reflect.endsWith('?');
    });
    expect(wordy.map(({ at }) => at)).toEqual([]);
  });

  it('say nothing twice', () => {
    const titles = days.map(({ learn }) => learn.title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(alike(({ reflect }) => reflect, 3)).toEqual([]);
    expect(alike(({ learn }) => learn.text, 3)).toEqual([]);
  });
});
