import { expect, it } from 'vitest';
import { articles } from './articles.gen.ts';
import { fixedArticles } from './fixed-articles.ts';

it('keeps the promised address of nineteen articles', () => {
  expect(new Set(fixedArticles).size).toBe(19);
  const slugs = new Set(articles.map(({ slug }) => slug));
  expect(fixedArticles.filter((slug) => !slugs.has(slug))).toEqual([]);
});
