import { describe, expect, it } from 'vitest';
import { breakLine, indent, lineRange, outdent, type TextEdit } from './indent.ts';

/** The text after an edit, with `[` and `]` around what is selected. */
function shown(text: string, { from, to, insert, select: [start, end] }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}[${next.slice(start, end)}]${next.slice(end)}`;
}

describe('the Tab key', () => {
  it('puts spaces where the caret is', () => {
    expect(shown('ab', indent('ab', 1, 1))).toBe('a  []b');
  });

  it('moves selected lines in and keeps them selected', () => {
    expect(shown('a\nb\nc', indent('a\nb\nc', 0, 3))).toBe('  [a\n  b]\nc');
  });

  it('moves lines out with Shift', () => {
    expect(shown('    a', outdent('    a', 5, 5))).toBe('  a[]');
    expect(shown('  a\n  b', outdent('  a\n  b', 2, 7))).toBe('[a\nb]');
    expect(shown('  a', outdent('  a', 1, 1))).toBe('[]a');
    expect(shown('a', outdent('a', 1, 1))).toBe('a[]');
  });
});

describe('the Enter key', () => {
  it('begins a line where the one before began', () => {
    expect(shown('  a', breakLine('  a', 3, 3))).toBe('  a\n  []');
    expect(shown('a', breakLine('a', 0, 0))).toBe('\n[]a');
  });
});

describe('a line by its number', () => {
  it('is found, and the last one for a number that is too large', () => {
    expect(lineRange('ab\ncd\ne', 2)).toEqual([3, 5]);
    expect(lineRange('ab\ncd\ne', 9)).toEqual([6, 7]);
  });
});
