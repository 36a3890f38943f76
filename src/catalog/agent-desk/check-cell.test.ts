import { describe, expect, it } from 'vitest';
import { checkCell, readNumber } from './check-cell.ts';

describe('numbers as people and spreadsheets write them', () => {
  it.each([
    ['1250.5', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1 250', 1250],
    ['12,5', 12.5],
    ['1,250', 1250],
    ['1.250.000', 1_250_000],
    ['$ 1,200', 1200],
    ['1,200 €', 1200],
    ['-$45.20', -45.2],
    ['(300)', -300],
    ['7.5 %', 7.5],
    ['+3', 3],
    ['.5', 0.5],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['abc', '', '1..2', '--3', '=cmd|calc', '1/2', 'NaN', 'Infinity'])(
    'takes %s for no number',
    (text) => {
      expect(readNumber(text)).toBeNaN();
    },
  );
});

describe('a cell', () => {
  it('says in which range a number has to be', () => {
    expect(checkCell({ kind: 'percent', label: 'Rate', min: 0, max: 100 }, 120)).toEqual({
      message: 'Enter a number from 0 to 100.',
    });
    expect(checkCell({ kind: 'money', label: 'Fee', min: 0 }, '-1')).toEqual({
      message: 'Enter zero or more.',
    });
    expect(checkCell({ kind: 'number', label: 'People', whole: true }, 2.5)).toEqual({
      message: 'Enter a whole number.',
    });
  });

  it('takes only days that exist', () => {
    expect(checkCell({ kind: 'date', label: 'Start' }, '2026-02-28')).toEqual({ value: '2026-02-28' });
    expect(checkCell({ kind: 'date', label: 'Start' }, '2026-02-30').message).toBeDefined();
    expect(checkCell({ kind: 'date', label: 'Start' }, '28.2.2026').message).toBeDefined();
  });

  it('may stay empty only when it is optional', () => {
    expect(checkCell({ kind: 'text', label: 'Note', optional: true }, '  ')).toEqual({});
    expect(checkCell({ kind: 'text', label: 'Note' }, '  ')).toEqual({ message: 'Enter a text.' });
  });
});
