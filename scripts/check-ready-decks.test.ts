import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { lawTerms } from '../src/catalog/law-terms.gen.ts';
import { cardsOfLaw, cardsOfSubject, readyDecksOf } from '../src/catalog/study/ready-decks.ts';
import { sharedCardSchema } from '../src/catalog/study/shared-deck.ts';
import { subjects } from '../src/catalog/subjects.gen.ts';
import { readSubject } from '../src/catalog/topics/read-subject.ts';

const folder = resolve(import.meta.dirname, '../content/topics');
const decks = readyDecksOf(subjects);

it('offers ready decks under names of their own', () => {
  expect(decks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
});

it.each(decks.map((deck) => [deck.name, deck] as const))('%s has whole cards, each once', (_, deck) => {
  const cards =
    deck.from === 'law'
      ? cardsOfLaw(deck.slug, lawTerms)
      : cardsOfSubject(deck.slug, readSubject(readFileSync(`${folder}/${deck.slug}.md`, 'utf8')).subject);
  expect(cards.length).toBeGreaterThanOrEqual(20);
  expect(cards.length).toBe(deck.count ?? cards.length);
  for (const card of cards) {
    expect(sharedCardSchema.parse(card)).toEqual(card);
    expect(card.front.length, card.guid).toBeGreaterThan(8);
    expect(card.back.length, card.guid).toBeGreaterThan(0);
  }
  expect(new Set(cards.map(({ guid }) => guid)).size).toBe(cards.length);
  expect(new Set(cards.map(({ front }) => front)).size).toBe(cards.length);
});
