import { describe, expect, it } from 'vitest';
import { withDigitsForWords } from './number-words.ts';
import { readNumber } from './read-number.ts';
import { readNumberList } from './read-number-list.ts';

describe('a number as it is written', () => {
  it.each([
    ['1234', 1234],
    ['1,234', 1234],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567,5', 1_234_567.5],
    ['1.234,5', 1234.5],
    ['1.234', 1.234],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['3,5', 3.5],
    ['0,125', 0.125],
    ['12,50', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['-7', -7],
    ['2e3', 2000],
    ['250k', 250_000],
    ['1.5 million', 1_500_000],
    ['3/4', 0.75],
    ['1 1/2', 1.5],
  ])('%s', (written, value) => {
    expect(Number(readNumber(written))).toBe(value);
  });

  it.each(['', 'x', '1.2.3', '1,23,45', '5/0', '--1', '1..2', '12a'])('is none: “%s”', (written) => {
    expect(readNumber(written)).toBeUndefined();
  });
});

describe('numbers in words', () => {
  it.each([
    ['twenty five', '25'],
    ['twenty-five minus nine', '25 minus 9'],
    ['two hundred and six', '206'],
    ['three thousand four hundred', '3400'],
    ['ten and twenty', '10 and 20'],
    ['a dozen eggs', '12 eggs'],
    ['half of 90', '1/2 of 90'],
    ['two thirds of 90', '2/3 of 90'],
    ['half a litre', '1/2 litre'],
    ['a quarter cup', '1/4 cup'],
    ['one and a half cups', '1 1/2 cups'],
    ['the third of march', 'the third of march'],
  ])('%s', (words, digits) => {
    expect(withDigitsForWords(words)).toBe(digits);
  });
});

describe('pasted numbers', () => {
  it.each([
    ['1, 2, 3', [1, 2, 3]],
    ['1,2,3', [1, 2, 3]],
    ['1 2 3', [1, 2, 3]],
    ['1,5; 2,5', [1.5, 2.5]],
    ['1,200, 3,400', [1200, 3400]],
    ['1\n2\n3', [1, 2, 3]],
    ['1\t2', [1, 2]],
    ['3, 4 and 5', [3, 4, 5]],
    ['-1 -2', [-1, -2]],
  ])('%j', (text, numbers) => {
    expect(readNumberList(text)?.map(Number)).toEqual(numbers);
  });

  it('are none where a word stands between', () => {
    expect(readNumberList('1, two-ish, 3')).toBeUndefined();
  });
});
