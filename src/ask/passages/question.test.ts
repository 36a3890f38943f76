import { expect, it } from 'vitest';
import { brand } from '../../kernel/brand.ts';
import { readQuestion } from './question.ts';

it('leaves out the product’s name, since everything here is about it', () => {
  expect(readQuestion(`How do I sign in to ${brand.name}?`).telling).toBe('How do I sign in ?');
  expect(readQuestion(brand.name).telling).toBe(brand.name);
  expect(readQuestion(`Is ${brand.name} free?`).namesProduct).toBe(true);
});

it('hears that somebody asks how something is done', () => {
  expect(readQuestion('where can I see my sessions').asksHow).toBe(true);
  expect(readQuestion('how to export').asksHow).toBe(true);
  expect(readQuestion('what is a session').asksHow).toBe(false);
});

it('reads whatever is typed', () => {
  for (const text of ['', ' ', '???', '\u0000', 'א'.repeat(10_000), '(((([[[', '$&'.repeat(500)])
    expect(() => readQuestion(text)).not.toThrow();
});
