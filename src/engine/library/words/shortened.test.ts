import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('ends a long text after a whole word, and leaves a short one alone', () => {
  expect(shortened('Bread and salt.')).toBe('Bread and salt.');
  expect(shortened('one two three, four five', 16)).toBe('one two three …');
  expect(shortened('a'.repeat(200), 20)).toBe(`${'a'.repeat(20)} …`);
});
