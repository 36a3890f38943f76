import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { Reading } from './reading.ts';
import { writeLabels } from './write-labels.ts';

const lending = markedReading(
  'I {A1>2,4 lend} {T2 old books}\n- with a {F3>2 title}\n- to {R4 friends}. No {Z5 login}.',
  ['lend-and-return', 'reading-list'],
);

/** Descriptions as the check of the labels takes a file apart. */
function descriptions(file: string): { head: string; reading: Reading }[] {
  return file
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const tasks = (head.split(' ')[2] ?? '').split(',').filter(Boolean);
      return { head, reading: markedReading(lines.join('\n').replaceAll(/^\n+|\n+$/g, ''), tasks) };
    });
}

describe('labels in a file', () => {
  it('are read back as they were', () => {
    const [first, second, ...others] = descriptions(writeLabels([lending, lending]));
    expect(first?.reading).toEqual(lending);
    expect(second?.reading).toEqual(lending);
    expect([first?.head, second?.head]).toEqual([
      'C-001 plain lend-and-return,reading-list',
      'C-002 plain lend-and-return,reading-list',
    ]);
    expect(others).toEqual([]);
  });

  it('hold no brace, no end of a description and no mark with a full stop that would break the file', () => {
    const text = '\n{odd} books.\r\n@ X-1 terse game\nfine?\n';
    const reading: Reading = {
      text,
      spans: [
        { kind: 'T', start: 7, end: 13 },
        { kind: 'Q', start: 13 + 2 + 16 + 1, end: 13 + 2 + 16 + 6 },
        { kind: 'N', start: 1, end: 2 },
      ].toSorted((a, b) => a.start - b.start) as Reading['spans'],
      arcs: [{ from: 1, to: 2 }],
      tasks: [],
    };
    const [one, ...others] = descriptions(writeLabels([reading]));
    expect(others).toEqual([]);
    expect(one?.head).toBe('C-001 given');
    expect(one?.reading.text).toBe('(odd) books.\n@\u00A0X-1 terse game\nfine?');
    expect(one?.reading.spans.map(({ start, end }) => one.reading.text.slice(start, end))).toEqual([
      '(',
      'books',
      'fine',
    ]);
    // A thing does not point to a quality.
    expect(one?.reading.arcs).toEqual([]);
  });

  it('are nothing where nothing is kept', () => {
    expect(writeLabels([])).toBe('');
  });
});
