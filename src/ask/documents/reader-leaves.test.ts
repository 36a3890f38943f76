import { expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { leafOf, readerLeaves } from './reader-leaves.ts';

it('a document with pages is shown page by page', () => {
  const leaves = readerLeaves([
    { section: '', page: 1, text: 'a' },
    { section: '', page: 1, text: 'b' },
    { section: '', page: 3, text: 'c' },
  ]);
  expect(leaves.map(({ label, passages }) => [label, passages.length])).toEqual([
    ['Page 1', 2],
    ['Page 3', 1],
  ]);
  expect(leafOf(leaves, 2)).toBe(1);
  expect(leafOf(leaves, 99)).toBe(0);
});

it('another is shown in parts of a few passages', () => {
  const { leafPassages } = limits.documents;
  const passages = Array.from({ length: leafPassages + 1 }, (_, at) => ({ section: '', text: String(at) }));
  const leaves = readerLeaves(passages);
  expect(leaves.map(({ label }) => label)).toEqual(['Part 1 of 2', 'Part 2 of 2']);
  expect(leafOf(leaves, leafPassages)).toBe(1);
  expect(readerLeaves(passages.slice(0, 3))[0]?.label).toBe('');
});
