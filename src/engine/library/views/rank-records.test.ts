import { expect, test } from 'vitest';
import { rankRecords } from './rank-records.ts';

test('equal scores share a place and the next place is left out', () => {
  const records = [30, 50, 50, 10].map((score, index) => ({ id: `r${index}`, createdAt: '', score }));
  expect(rankRecords(records, 'score').map(({ record, rank }) => [record.id, rank])).toEqual([
    ['r1', 1],
    ['r2', 1],
    ['r0', 3],
    ['r3', 4],
  ]);
});

test('a record without a score is last', () => {
  const records = [
    { id: 'a', createdAt: '', score: '' },
    { id: 'b', createdAt: '', score: 1 },
  ];
  expect(rankRecords(records, 'score')[0]?.record.id).toBe('b');
});
