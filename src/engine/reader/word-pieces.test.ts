import { describe, expect, it } from 'vitest';
import { Vocabulary, wordsIn } from './word-pieces.ts';

const written = (text: string) => wordsIn(text).map(({ start, end }) => text.slice(start, end));
const shapes = (text: string) => wordsIn(text).map(({ shape }) => shape);

describe('the words of a text', () => {
  it.each([
    ['Which books I lent', ['Which', 'books', 'I', 'lent']],
    ['today’s list, don\'t "guess"', ['today’s', 'list', ',', "don't", '"', 'guess', '"']],
    ["the kids' rota 'as is'", ['the', 'kids', "'", 'rota', "'", 'as', 'is', "'"]],
    ['Café Šárka über', ['Café', 'Šárka', 'über']],
    ['60min, 3.50 €', ['60min', ',', '3', '.', '50', '€']],
    ['snake_case-name', ['snake', '_', 'case', '-', 'name']],
    ['one\n\n- two\r\n\tthree', ['one', '-', 'two', 'three']],
    ['🎉👨‍👩‍👧 party', ['🎉', '👨', '\u200d', '👩', '\u200d', '👧', 'party']],
    ['图书馆 借书', ['图书馆', '借书']],
    ['', []],
    [' \n\t ', []],
  ])('of %j are found with their places', (text, expected) => {
    expect(written(text)).toEqual(expected);
  });

  it('are told apart by how they are written', () => {
    expect(shapes('list List LIST I 3pm + iPad')).toEqual([0, 1, 2, 1, 3, 4, 1]);
  });

  it('know whether a line begins with them', () => {
    expect(shapes('one two\nthree\n\n- Four\n5')).toEqual([0, 0, 5, 9, 1, 8]);
    expect(shapes('\none')).toEqual([5]);
  });
});

const pieces = ['[UNK]', '[CLS]', '[SEP]', 'a', 'b', '##b', 'book', '##s', '##ing', 'booking', 'cafe', "'"];
const vocabulary = new Vocabulary([...pieces, 's', '🎉', 'i', '##c', '##h']);
const cut = (word: string) =>
  vocabulary.cut(word).map((id) => [...pieces, 's', '🎉', 'i', '##c', '##h'][id] ?? id);

describe('the pieces of a word', () => {
  it.each([
    ['book', ['book']],
    ['books', ['book', '##s']],
    ['booking', ['booking']],
    ['bookings', ['booking', '##s']],
    ['BOOK', ['book']],
    ['Café', ['cafe']],
    ['cafe\u0301', ['cafe']],
    ['book’s', ['book', "'", 's']],
    ["book's", ['book', "'", 's']],
    ['🎉', ['🎉']],
    ['图书馆', ['[UNK]']],
    ['bookz', ['book', '[UNK]']],
    ['\u0301', ['[UNK]']],
    ['', ['[UNK]']],
    // This letter in lower case is an i with a dot above it, and the dot is an accent.
    ['\u0130CH', ['i', '##c', '##h']],
  ])('of %j are the longest from the left', (word, expected) => {
    expect(cut(word)).toEqual(expected);
  });

  it('of a word without end are found in no time', () => {
    const started = performance.now();
    expect(vocabulary.cut('b'.repeat(10_000))).toHaveLength(10_000);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('are asked for by name only when they are there', () => {
    expect(vocabulary.idOf('[CLS]')).toBe(1);
    expect(() => vocabulary.idOf('[PAD]')).toThrow('has no “[PAD]”. Export the model again.');
  });
});
