import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayWriter, type StoredDay } from './day-writer.ts';

const kept = new Map<string, StoredDay>();
const store = {
  rows: () => [...kept.values()],
  save: async (id: string, row: StoredDay) => {
    kept.set(id, row);
  },
};

beforeEach(() => {
  kept.clear();
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _: unknown, use: (lock: object | null) => unknown) {
        const isFree = !held.has(name);
        held.add(name);
        use(isFree ? {} : null);
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (item: string) => ({ answer: { item, right: true, ms: 900 } });

it('writes a day into one row, and another child or day into another', async () => {
  const writer = new DayWriter();
  await Promise.all([
    writer.add('kim', '2026-03-31', answer('a'), store),
    writer.add('kim', '2026-03-31', { seconds: 14.6 }, store),
    writer.add('kim', '2026-03-31', { round: { place: 'letters', stars: 3, sticker: 'sun' } }, store),
    writer.add('lou', '2026-03-31', answer('b'), store),
    writer.add('kim', '2026-04-01', answer('c'), store),
  ]);
  expect(
    [...kept.values()].map(({ child_id, day, seconds, answers, rounds }) => [
      child_id,
      day,
      seconds,
      answers.length,
      rounds.length,
    ]),
  ).toEqual([
    ['kim', '2026-03-31', 15, 1, 1],
    ['lou', '2026-03-31', 0, 1, 0],
    ['kim', '2026-04-01', 0, 1, 0],
  ]);
});

it('leaves the row of another tab alone', async () => {
  await new DayWriter().add('kim', '2026-03-31', answer('a'), store);
  await new DayWriter().add('kim', '2026-03-31', answer('b'), store);
  expect([...kept.values()].map(({ answers }) => answers.length)).toEqual([1, 1]);
});

it('keeps the order when the clock is set back', async () => {
  vi.useFakeTimers({ now: 5_000_000 });
  const writer = new DayWriter();
  await writer.add('kim', '2026-03-31', answer('a'), store);
  vi.setSystemTime(1_000_000);
  await writer.add('kim', '2026-03-31', answer('b'), store);
  const [row] = kept.values();
  expect(row?.answers.map(([item, at]) => [item, at])).toEqual([
    ['a', 5_000_000],
    ['b', 5_000_001],
  ]);
});

it('stores with the next what a full disk refused', async () => {
  const writer = new DayWriter();
  const full = { ...store, save: () => Promise.reject(new Error('QuotaExceededError')) };
  await expect(writer.add('kim', '2026-03-31', answer('a'), full)).rejects.toThrow();
  await writer.add('kim', '2026-03-31', answer('b'), store);
  const [row] = kept.values();
  expect(row?.answers.map(([item]) => item)).toEqual(['a', 'b']);
});
