import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { refuseExpression } from './check-expression.ts';

describe('an expression', () => {
  it.each([
    '^ada@',
    'a|b|(c|d)+',
    '(?i)engine',
    '***:(?i)^a.*z$',
    '***=\\1 is just text',
    '(?q)\\1 is just text',
    '\\d{3}-\\d{4}',
    '[[:alpha:]]+ [^]]* []x] [[.hyphen.]] [\\]\\1]',
    'a{2,5}b{3,}c{0}',
    '(?:ab)+?(?=c)(?!d)(?<=e)(?<!f)',
    '\\mword\\M',
    '{ and }, { too',
    '(?#\\1 in a note)a',
    '\\\\1',
    '\\u0031\\x31\\0',
    '\\c1',
    '[a\\]\\2]',
    '(',
    '[',
    '\\',
    'a)',
  ])('passes: %s', (text) => expect(refuseExpression(text)).toBeUndefined());

  it.each([
    ['(a)\\1', 'back-reference'],
    ['(?:(a))\\1', 'back-reference'],
    ['(a)(?#[)\\1(?#])', 'back-reference'],
    ['***:(a)\\1', 'back-reference'],
    ['(?i)(a)\\1', 'back-reference'],
    ['[]](a)\\1]', 'back-reference'],
    ['[^]](a)\\1]', 'back-reference'],
    ['[[:alpha:]](a)\\1', 'back-reference'],
    ['[[.].]](a)\\1]', 'back-reference'],
    ['[\\]](a)\\1]', 'back-reference'],
    ['(a)\\\\\\1', 'back-reference'],
    ['\\c[(a)\\1]', 'back-reference'],
    ['(a)\\10', 'back-reference'],
    ['(?x)(a) # [\n\\1', 'options'],
    ['(?b)\\(a\\)\\1', 'options'],
    ['(?e)a', 'options'],
    ['a{101}', 'repeats'],
    ['a{1,255}', 'repeats'],
    ['a{99999999999999999999}', 'repeats'],
    ['(a{50}){50}', 'too large'],
    ['((a{10}){10}){11}', 'too large'],
    ['(a|b|c|d){100}(a|b|c|d|e|f|g){100}', 'too large'],
    ['a{100}{100}', 'too large'],
    ['('.repeat(21), 'groups within'],
    ['(?=a)'.repeat(5), 'looks ahead'],
    ['a'.repeat(301), 'longer than'],
  ])('is refused: %s', (text, reason) => expect(refuseExpression(text)?.problem).toContain(reason));
});

/** Pieces that stand for themselves wherever they are put, and that hold neither a reference nor a repetition. */
const harmless = fc.constantFrom(
  'a',
  '.',
  '\\d',
  '[abc]',
  '[^]x]',
  '[[:digit:]]',
  '(?:ab)',
  'x*',
  'y+?',
  '\\\\',
  '(?#note)',
  '\\.',
  '^',
  '$',
);
const sequence = fc.array(harmless, { maxLength: 12 }).map((parts) => parts.join(''));

describe('whatever stands around it', () => {
  it('a reference back is found', () => {
    fc.assert(
      fc.property(
        sequence,
        sequence,
        sequence,
        fc.integer({ min: 1, max: 9 }),
        (before, group, after, number) => {
          const text = `${before}(${group})${after}\\${number}${before}`;
          expect(refuseExpression(text)?.problem).toContain(
            text.length > limits.rest.expressionLength ? 'longer' : 'back-reference',
          );
        },
      ),
    );
  });

  it('what is harmless passes', () => {
    fc.assert(
      fc.property(sequence, sequence, (one, other) => {
        expect(refuseExpression(`${one}|(${other})`)).toBeUndefined();
      }),
    );
  });

  it('repetitions multiply', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 100 }), { minLength: 1, maxLength: 4 }), (counts) => {
        let text = 'a';
        for (const count of counts) text = `(${text}){${count}}`;
        const size = counts.reduce((product, count) => product * count, 1);
        expect(refuseExpression(text) === undefined).toBe(size <= limits.rest.expressionSize);
      }),
    );
  });

  it('any text gets an answer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(refuseExpression(text)?.problem ?? '').toEqual(expect.any(String));
      }),
    );
  });
});
