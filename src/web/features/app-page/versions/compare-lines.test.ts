import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type DiffHunk } from './compare-lines.ts';

const marks = { same: ' ', added: '+', removed: '-' };
const show = (hunks: readonly DiffHunk[]) => hunks.flat().map(({ kind, text }) => `${marks[kind]}${text}`);
const side = (hunks: readonly DiffHunk[], gone: 'added' | 'removed') =>
  hunks
    .flat()
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text);

describe('a comparison by lines', () => {
  it('shows what was added, removed and kept', () => {
    expect(show(compareLines('a\nb\nc\n', 'a\nx\nc\nd\n'))).toEqual([' a', '-b', '+x', ' c', '+d']);
  });

  it('numbers each line on the sides that it stands on', () => {
    expect(
      compareLines('a\nb', 'b')
        .flat()
        .map(({ before, after }) => [before, after]),
    ).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });

  it('knows texts without a line, and files that came or went', () => {
    expect(compareLines('', '')).toEqual([]);
    expect(show(compareLines('', 'a\nb'))).toEqual(['+a', '+b']);
    expect(show(compareLines('a\nb', ''))).toEqual(['-a', '-b']);
  });

  it('takes line ends of either kind for the same, and one at the end for none', () => {
    expect(compareLines('a\r\nb\r\n', 'a\nb')).toEqual([]);
  });

  it('takes lines that look like a patch for what they are', () => {
    expect(show(compareLines('-a\n\\ b\n', '+a\n\\ b\n'))).toEqual(['--a', '++a', ' \\ b']);
  });

  it('leads from the one text to the other', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const hunks = compareLines(before.join('\n'), ['x', ...after, 'x'].join('\n'));
        expect(side(hunks, 'added')).toEqual(before);
        expect(side(hunks, 'removed')).toEqual(['x', ...after, 'x']);
      }),
    );
  });

  it('replaces the whole of texts that have too little in common, however long they are', () => {
    const before = Array.from({ length: 20_000 }, (_, index) => `before ${index}`);
    const after = Array.from({ length: 20_000 }, (_, index) => `after ${index}`);
    const hunks = compareLines(before.join('\n'), after.join('\n'));
    expect(hunks).toHaveLength(1);
    expect(side(hunks, 'added')).toEqual(before);
    expect(side(hunks, 'removed')).toEqual(after);
    expect(hunks[0]?.at(-1)).toEqual({
      kind: 'added',
      text: 'after 19999',
      before: undefined,
      after: 20_000,
    });
  });
});

describe('the parts of a comparison that changed', () => {
  const long = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const edit = (...changes: number[]) =>
    long.map((text, index) => (changes.includes(index + 1) ? `new ${index + 1}` : text)).join('\n');
  const firstLines = (after: string) =>
    compareLines(long.join('\n'), after).map((lines) => `${lines[0]?.text} +${lines.length - 1}`);

  it('come with the lines around them', () => {
    expect(firstLines(edit(10))).toEqual(['line 7 +7']);
  });

  it('are joined when they are near each other and apart when not', () => {
    expect(firstLines(edit(10, 12))).toEqual(['line 7 +10']);
    expect(firstLines(edit(10, 25))).toEqual(['line 7 +7', 'line 22 +7']);
  });

  it('end with the text', () => {
    expect(firstLines(edit(1, 30))).toEqual(['line 1 +4', 'line 27 +4']);
  });
});
