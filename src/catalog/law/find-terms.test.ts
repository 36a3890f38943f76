import { expect, it } from 'vitest';
import { termFinder } from './find-terms.ts';

const finder = termFinder([
  { slug: 'breach-of-contract', term: 'Breach of contract', also: ['breach'] },
  { slug: 'contract', term: 'Contract', also: [] },
  { slug: 'indemnity', term: 'Indemnity', also: ['hold harmless'] },
  { slug: 'court', term: 'Court', also: [] },
]);
const named = (text: string, options?: Parameters<typeof finder.pieces>[1]) =>
  finder
    .pieces(text, options)
    .flatMap(({ text: words, slug }) => (slug === undefined ? [] : [`${words}: ${slug}`]));

it('marks the longest name, in any case and in the plural', () => {
  expect(named('A BREACH OF CONTRACT ends contracts. Indemnities follow.')).toEqual([
    'BREACH OF CONTRACT: breach-of-contract',
    'contracts: contract',
    'Indemnities: indemnity',
  ]);
});

it('finds other names, and nothing across a comma', () => {
  expect(named('to hold\nharmless, and to hold, harmless')).toEqual(['hold\nharmless: indemnity']);
});

it('leaves everyday words, the entry itself and a second mention alone', () => {
  expect(named('The court reads the contract.', { without: 'contract' })).toEqual([]);
  expect(named('Contract after contract', { once: true })).toEqual(['Contract: contract']);
});

it('takes words for a name where they begin one', () => {
  expect(named('the Contract Terms Act and a contract')).toEqual(['contract: contract']);
});

it('gives the whole text back', () => {
  const text = 'Für “contracts” – and more: breach; 2 × contract.';
  expect(
    finder
      .pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(finder.pieces('')).toEqual([]);
});
