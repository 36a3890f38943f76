import { expect, it } from 'vitest';
import { lawTerms } from '../../catalog/law-terms.gen.ts';
import { brand } from '../../kernel/brand.ts';
import { termOfLaw } from './term-of-law.ts';

it.each([
  ['what is habeas corpus', 'habeas-corpus'],
  ['What does force majeure mean?', 'force-majeure'],
  ['hello, what is a tort?', 'tort'],
  ['define estoppel', 'estoppel'],
  ['what is consideration in law', 'consideration'],
  ['what is "res judicata"', 'res-judicata'],
])('answers “%s” from the dictionary', (question, slug) => {
  const answer = termOfLaw(question, lawTerms);
  expect(answer).toMatchObject({
    kind: 'quotes',
    quotes: [{ from: { address: `/${brand.slug}-law-dictionary/${slug}` } }],
  });
});

it.each([
  'what is a premortem',
  'how do I change my plan',
  'is habeas corpus still used in France',
  'estoppel',
])('leaves “%s” to others', (question) => {
  expect(termOfLaw(question, lawTerms)).toBeUndefined();
});
