import { expect, test } from 'vitest';
import { compareLines } from './compare-texts.ts';
import { caseChanges, changeLines, replaceIn, slug } from './text-changes.ts';
import { shiftLetters, textCodes } from './text-codes.ts';
import { frequentWords, measureText, minutesText } from './text-measures.ts';

test('a text is counted as people count it', () => {
  const measures = measureText("It's a well-known fact. Isn't it?\n\nYes!");
  expect(measures).toMatchObject({ words: 7, sentences: 3, paragraphs: 2, lines: 3, characters: 39 });
  expect(measureText('')).toMatchObject({ words: 0, sentences: 0, paragraphs: 0, lines: 0, characters: 0 });
  expect(measureText('👍 né').characters).toBe(4);
  expect(minutesText(measureText('word '.repeat(345)).readingMinutes)).toBe('1 min 30 s');
  expect(frequentWords('blue sky, blue sea and green trees', 1)).toEqual([['blue', 2]]);
});

test('cases and slugs', () => {
  expect(caseChanges['Title Case']?.("don't PANIC now")).toBe("Don't Panic Now");
  expect(caseChanges['Sentence case']?.('HELLO THERE. how ARE you?')).toBe('Hello there. How are you?');
  expect(caseChanges.camelCase?.('the quick-fox runs')).toBe('theQuick-foxRuns');
  expect(caseChanges.snake_case?.('Hello big World')).toBe('hello_big_world');
  expect(slug('  Crème brûlée & Co. ')).toBe('creme-brulee-co');
});

test('lines are sorted and cleaned', () => {
  expect(changeLines('b\na\nb\n10\n9', 'Sort A to Z')).toBe('9\n10\na\nb\nb');
  expect(changeLines('b\na\nb', 'Remove duplicates')).toBe('b\na');
  expect(changeLines('a\n\n b', 'Remove empty lines')).toBe('a\n b');
});

test('find and replace', () => {
  expect(replaceIn('Cat cat $1', 'cat', 'dog', { matchCase: false, pattern: false })).toEqual({
    ok: true,
    text: 'dog dog $1',
    count: 2,
  });
  expect(replaceIn('a.b', '.', '$&', { matchCase: true, pattern: false })).toMatchObject({
    text: 'a$&b',
    count: 1,
  });
  expect(replaceIn('x1 y22', String.raw`(\d+)`, '<$1>', { matchCase: true, pattern: true })).toMatchObject({
    text: 'x<1> y<22>',
  });
  expect(replaceIn('x', '(', '', { matchCase: true, pattern: true }).ok).toBe(false);
  expect(replaceIn('x', '', '', { matchCase: true, pattern: false }).ok).toBe(false);
});

test('every code reads back what it wrote', () => {
  for (const { name, encode, decode } of textCodes)
    expect(decode(encode('MEET ME AT 10', 3), 3), name).toBe('MEET ME AT 10');
  const find = (name: string) => textCodes.find((code) => code.name === name);
  expect(find('Morse code')?.encode('sos a', 0)).toBe('... --- ... / .-');
  expect(find('Base64')?.encode('Grüße', 0)).toBe('R3LDvMOfZQ==');
  expect(shiftLetters('xyz ABC!', 3)).toBe('abc DEF!');
  expect(() => find('Base64')?.decode('§§', 0)).toThrow('Base64');
  expect(() => find('Morse code')?.decode('......', 0)).toThrow('Morse');
  expect(() => find('URL')?.decode('%zz', 0)).toThrow('URL');
});

test('two texts are compared line by line', () => {
  expect(compareLines('a\nb\nc', 'a\nx\nc\nd').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same a',
    'removed b',
    'added x',
    'same c',
    'added d',
  ]);
  expect(compareLines('same', 'same').every(({ kind }) => kind === 'same')).toBe(true);
});
