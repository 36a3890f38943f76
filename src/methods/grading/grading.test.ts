import { describe, expect, it } from 'vitest';
import { grade } from './grade.ts';
import { readNumber } from './read-number.ts';
import { isOneOfTexts } from './same-text.ts';
import type { TableTask } from './task.ts';

describe('a number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 1,250 ', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1 250,5', 1250.5],
    ['1’250', 1250],
    ['1,250,000', 1_250_000],
    ['0,125', 0.125],
    ['−4300', -4300],
    ['€ 2,500', 2500],
    ['12.5 %', 12.5],
    ['-€4,300', -4300],
    ['.5', 0.5],
  ])('is read from “%s”', (written, value) => expect(readNumber(written)).toBe(value));

  it.each(['', 'ten', '1,2,3', '1..2', '--5', '1.250.50', '12 apples', 'Infinity', '1e5'])(
    'is not read from “%s”',
    (written) => expect(readNumber(written)).toBeUndefined(),
  );

  it('may stand with its unit', () => {
    expect(readNumber('12 days', 'days')).toBe(12);
    expect(readNumber('1 day', 'days')).toBe(1);
    expect(readNumber('EUR 12', 'EUR')).toBe(12);
  });

  it('is right within the tolerance and not beyond', () => {
    const task = { type: 'number', answer: 0.3, tolerance: 0, unit: '%' } as const;
    expect(grade(task, String(0.1 + 0.2)).right).toBe(true);
    expect(grade(task, '0.31').right).toBe(false);
    expect(grade({ ...task, tolerance: 0.01 }, '0,31 %').right).toBe(true);
    expect(grade(task, 'about a third').unread).toContain('is no number');
    expect(grade(task, undefined).unread).toBe('Write a number first.');
  });
});

describe('a text', () => {
  it.each([
    'Gross margin',
    'the gross-margin',
    ' GROSS  MARGIN. ',
    'gross margni',
    'gros margin',
    'grossmargin',
  ])('is taken as “%s”', (text) => expect(isOneOfTexts(text, ['gross margin'])).toBe(true));

  it('is not taken with another word, with two slips, or with one in a short word', () => {
    expect(isOneOfTexts('net margin', ['gross margin'])).toBe(false);
    expect(isOneOfTexts('grss margni', ['gross margin'])).toBe(false);
    expect(isOneOfTexts('cast', ['cash'])).toBe(false);
    expect(isOneOfTexts('', ['cash'])).toBe(false);
    expect(isOneOfTexts('version 12345', ['version 12346'])).toBe(false);
    expect(isOneOfTexts('a', ['a'])).toBe(true);
  });
});

describe('choices, orders, matches and tables', () => {
  const choice = {
    type: 'choice',
    options: [
      { text: 'a', right: true },
      { text: 'b', right: false },
      { text: 'c', right: true },
    ],
  } as const;
  it('want exactly the right options', () => {
    expect(grade(choice, [2, 0])).toEqual({ right: true, share: 1 });
    expect(grade(choice, [0]).right).toBe(false);
    expect(grade(choice, [0, 1, 2]).right).toBe(false);
    expect(grade(choice, []).unread).toBe('Choose an answer first.');
    expect(grade(choice, [9]).unread).toBeTruthy();
  });

  it('give a share of an order for neighbours that fit', () => {
    const order = { type: 'order', items: ['a', 'b', 'c', 'd'] } as const;
    expect(grade(order, [0, 1, 2, 3])).toMatchObject({ right: true, share: 1 });
    expect(grade(order, [3, 0, 1, 2])).toMatchObject({ right: false, share: 2 / 3 });
    expect(grade(order, [0, 0, 1, 2]).unread).toBeTruthy();
    expect(grade(order, 'a').unread).toBeTruthy();
  });

  it('say which lines of a match are right', () => {
    const match = {
      type: 'match',
      pairs: [
        { left: 'a', right: '1' },
        { left: 'b', right: '2' },
        { left: 'c', right: '3' },
      ],
    } as const;
    expect(grade(match, [0, 1, 2]).right).toBe(true);
    expect(grade(match, [0, 2, 1]).parts).toEqual([true, false, false]);
    expect(grade(match, [0, -1, 1]).unread).toBeTruthy();
  });

  it('look at each cell of a table', () => {
    const table: TableTask = {
      type: 'table',
      header: ['Year', 'Cost'],
      rows: [
        [
          { kind: 'given', text: '1' },
          { kind: 'number', answer: 7200 },
        ],
        [
          { kind: 'given', text: '2' },
          { kind: 'text', accept: ['nothing', 'none'] },
        ],
      ],
      tolerance: 0,
    };
    expect(grade(table, ['7,200', 'None']).right).toBe(true);
    expect(grade(table, ['7000', 'none'])).toMatchObject({ share: 0.5, parts: [false, true] });
    expect(grade(table, ['7200', ' ']).unread).toBe('Fill in every cell first.');
  });
});
