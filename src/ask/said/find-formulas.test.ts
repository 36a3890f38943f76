import { describe, expect, it } from 'vitest';
import { findFormulas } from './find-formulas.ts';

const found = (text: string) => findFormulas(text).map(({ tex, isBlock }) => (isBlock ? [tex] : tex));

describe('formulas in a text', () => {
  it.each([
    ['with $a^2$ and \\(b_1\\) in a line', ['a^2', 'b_1']],
    ['by itself:\n$$\n\\frac{1}{2}\n$$\nand \\[x\\]', [['\\frac{1}{2}'], ['x']]],
    ['$5 and $6, or US$7 for 10$', []],
    ['it costs $5 or 6$ more', []],
    ['a \\$ sign$', []],
  ])('%j', (text, formulas) => {
    expect(found(text)).toEqual(formulas);
  });
});
