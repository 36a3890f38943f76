import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrayLiteral } from '../sql/write-condition.ts';
import { arrayElements } from './array-elements.ts';

it.each([
  ['{}', []],
  ['{a,b}', ['a', 'b']],
  ['{"a,b",c}', ['a,b', 'c']],
  ['{a\\,b}', ['a,b']],
  ['{"\\\\1"}', ['\\1']],
  ['{(a)\\\\1}', ['(a)\\1']],
])('reads %s', (text, elements) => expect(arrayElements(text)).toEqual(elements));

it.each(['', 'a', '{a', 'a}', '{{a}}', '{a}{b}', '{"a}', '{a\\}'])('does not take %s for a list', (text) =>
  expect(arrayElements(text)).toBeUndefined(),
);

it('reads back whatever is written as an array', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
      expect(arrayElements(arrayLiteral(values))).toEqual(values);
    }),
  );
});
