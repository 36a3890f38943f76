import { expect, it } from 'vitest';
import { wordPieces } from './word-pieces.ts';

const pieces = wordPieces(['[CLS]', '[SEP]', '[UNK]', 'pre', '##mort', '##em', 'cafe', '?', "'"]);

it('takes the longest pieces from left to right', () => {
  expect(pieces.cut('Premortem?', 20)).toEqual([0, 3, 4, 5, 7, 1]);
});

it('reads accents and capitals as plain letters', () => {
  expect(pieces.cut('CAFÉ’', 20)).toEqual([0, 6, 8, 1]);
});

it('marks what it does not know, and stops at the most that is wanted', () => {
  expect(pieces.cut('日本', 20)).toEqual([0, 2, 1]);
  expect(pieces.cut('cafe '.repeat(5_000), 4)).toEqual([0, 6, 6, 1]);
  expect(pieces.cut('x'.repeat(10_000), 8)).toEqual([0, 2, 1]);
});
