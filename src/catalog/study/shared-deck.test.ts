import { expect, it } from 'vitest';
import { cardSchema, goneCard, type StudyCard } from './card.ts';
import {
  cardsOfPages,
  deckState,
  sharedCardSchema,
  sharedPictureSchema,
  toOwnCard,
  toSharedCard,
} from './shared-deck.ts';

const card = (id: string, more: Partial<StudyCard> = {}) =>
  cardSchema.parse({ id, kind: 'basic', front: id, back: 'b', made: 1, changed: 1, ...more });

it('shares what a card asks and answers, and nothing of its owner', () => {
  const own = card('a', {
    source: { note: 'n', text: 'A private sentence.', at: 3 },
    suspended: true,
    buried: '2026-03-31',
    tags: ['leaf'],
  });
  const shared = toSharedCard(own);
  expect(Object.keys(shared).toSorted()).toEqual(['back', 'front', 'guid', 'kind', 'options', 'tags']);
  expect(sharedCardSchema.parse(shared)).toEqual(shared);
  expect(toOwnCard(shared, 'new', 500, 2)).toEqual(
    card('new', { front: 'a', guid: 'a', tags: ['leaf'], made: 502, changed: 500 }),
  );
});

it('takes each card of the pages once, the latest, without deleted and unreadable ones', () => {
  const pages = [
    [card('a', { made: 5 }), card('b'), { id: 'c', kind: 'script' }, null],
    [card('a', { made: 5, changed: 9, front: 'later' }), goneCard(card('b'), 7)],
  ];
  const cards = cardsOfPages(pages);
  expect(cards.map(({ front }) => front)).toEqual(['later']);
  expect(deckState(cards)).toEqual({ cards: 1, changed: 9 });
});

it('takes only pictures that are pictures', () => {
  const fits = (data: string) => sharedPictureSchema.safeParse({ id: 'p', data }).success;
  expect(fits('data:image/png;base64,AAAA')).toBe(true);
  for (const data of [
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'javascript:alert(1)',
    'https://example.com/a.png',
    'data:image/png;base64,AA"onload="x',
  ])
    expect(fits(data), data).toBe(false);
});
