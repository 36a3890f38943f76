import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFiles, type DiffLine, diffLines, hunksOf } from './line-diff.ts';

const marks = { same: ' ', added: '+', removed: '-' };
const show = (lines: readonly DiffLine[]) => lines.map(({ kind, text }) => `${marks[kind]}${text}`);
const side = (lines: readonly DiffLine[], gone: 'added' | 'removed') =>
  lines.filter(({ kind }) => kind !== gone).map(({ text }) => text);

describe('a comparison by lines', () => {
  it('shows what was added, removed and kept', () => {
    expect(show(diffLines('a\nb\nc\n', 'a\nx\nc\nd\n'))).toEqual([' a', '-b', '+x', ' c', '+d']);
  });

  it('numbers each line on the sides that it stands on', () => {
    expect(diffLines('a\nb', 'b').map(({ before, after }) => [before, after])).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });

  it('knows texts without a line', () => {
    expect(diffLines('', '')).toEqual([]);
    expect(show(diffLines('', 'a'))).toEqual(['+a']);
    expect(show(diffLines('a', ''))).toEqual(['-a']);
  });

  it('takes line ends of either kind for the same', () => {
    expect(show(diffLines('a\r\nb\r\n', 'a\nb\n'))).toEqual([' a', ' b']);
  });

  it('gives back both texts and is no longer than it must be', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before.join('\n'), after.join('\n'));
        expect(side(lines, 'added')).toEqual(before);
        expect(side(lines, 'removed')).toEqual(after);
        const kept = lines.filter(({ kind }) => kind === 'same').length;
        expect(kept).toBe(longestCommon(before, after));
      }),
    );
  });

  it('replaces the whole of texts that have too little in common', () => {
    const before = Array.from({ length: 2_000 }, (_, index) => `before ${index}`).join('\n');
    const after = Array.from({ length: 2_000 }, (_, index) => `after ${index}`).join('\n');
    const lines = diffLines(before, after);
    expect(lines).toHaveLength(4_000);
    expect(side(lines, 'added').join('\n')).toBe(before);
    expect(side(lines, 'removed').join('\n')).toBe(after);
  });
});

function longestCommon(a: readonly string[], b: readonly string[]): number {
  const row = Array.from({ length: b.length + 1 }, () => 0);
  for (const left of a) {
    let diagonal = 0;
    for (const [j, right] of b.entries()) {
      const above = row[j + 1] ?? 0;
      row[j + 1] = left === right ? diagonal + 1 : Math.max(above, row[j] ?? 0);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}

describe('the parts of a comparison that changed', () => {
  const long = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const edit = (...changes: number[]) =>
    long.map((text, index) => (changes.includes(index + 1) ? `new ${index + 1}` : text)).join('\n');
  const firstLines = (after: string) =>
    hunksOf(diffLines(long.join('\n'), after), 2).map(
      ({ lines }) => `${lines[0]?.text} +${lines.length - 1}`,
    );

  it('come with the lines around them', () => {
    expect(firstLines(edit(10))).toEqual(['line 8 +5']);
  });

  it('are joined when they are near each other and apart when not', () => {
    expect(firstLines(edit(10, 12))).toEqual(['line 8 +8']);
    expect(firstLines(edit(10, 25))).toEqual(['line 8 +5', 'line 23 +5']);
  });

  it('end with the text', () => {
    expect(firstLines(edit(1, 30))).toEqual(['line 1 +3', 'line 28 +3']);
  });

  it('are none when nothing changed', () => {
    expect(firstLines(edit())).toEqual([]);
  });
});

describe('the files of two states', () => {
  it('are named when they differ', () => {
    expect(changedFiles({ a: '1', b: '1', c: '1' }, { b: '1', c: '2', d: '1' })).toEqual([
      { path: 'a', kind: 'removed' },
      { path: 'c', kind: 'changed' },
      { path: 'd', kind: 'added' },
    ]);
  });
});
