import { expect, it } from 'vitest';
import { cardSchema, cardsInPage, type StudyCard } from './card.ts';
import type { KeptReview } from './kept-review.ts';
import { MemoryBook } from './memory-book.ts';
import { placeCards } from './place-cards.ts';
import { shelfOf } from './shelf.ts';

const card = (id: string, more: Partial<StudyCard> = {}) =>
  cardSchema.parse({ id, kind: 'basic', front: 'f', back: 'b', made: 1, changed: 1, ...more });
const decks = [{ id: 'd', name: 'Cells', settings: { retention: 0.9 } }];
const day = 86_400_000;

it('works the memory of a card out of the reviews of every device, and knows it again', () => {
  const book = new MemoryBook();
  const pages = [{ id: 'p', deck_id: 'd', cards: [card('a'), card('b', { gone: true })] }];
  const phone: KeptReview[] = [['a', 10 * day, 3, 1]];
  const desk: KeptReview[] = [
    ['a', 5 * day, 3, 1],
    ['b', 5 * day, 3, 1],
  ];
  const shelf = shelfOf(decks, pages, [{ reviews: phone }, { reviews: desk }], book);
  expect(shelf.cardsOf('d').map(({ id }) => id)).toEqual(['a']);
  expect(shelf.reviews.map(({ at }) => at / day)).toEqual([5, 5, 10]);
  const memory = shelf.memoryOf('a');
  expect(memory.reviews).toBe(2);
  const again = shelfOf(decks, pages, [{ reviews: desk }, { reviews: phone }], book);
  expect(again.memoryOf('a')).toBe(memory);
  const takenBack = shelfOf(decks, pages, [{ reviews: desk }, { reviews: [['a', 10 * day, 0, 1]] }], book);
  expect(takenBack.memoryOf('a').reviews).toBe(1);
});

it('counts an answer that stands in two rows once, and not at all where one of them has it taken back', () => {
  const pages = [{ id: 'p', deck_id: 'd', cards: [card('a'), card('b')] }];
  const twice: KeptReview[] = [
    ['a', day, 3, 1],
    ['b', day, 3, 1],
  ];
  const shelf = shelfOf(
    decks,
    pages,
    [{ reviews: twice }, { reviews: [['b', day, 0, 1], ...twice] }],
    new MemoryBook(),
  );
  expect(shelf.reviews).toHaveLength(2);
  expect(shelf.memoryOf('a').reviews).toBe(1);
  expect(shelf.memoryOf('b').reviews).toBe(0);
});

it('shows cards whose deck is gone as astray, and not as lost', () => {
  const shelf = shelfOf([], [{ id: 'p', deck_id: 'd', cards: [card('a')] }], [], new MemoryBook());
  expect(shelf.astray.map(({ id }) => id)).toEqual(['a']);
});

it('puts a hundred cards on a page, and leaves a card where it stands', () => {
  let count = 0;
  const newId = () => `page ${(count += 1)}`;
  const many = Array.from({ length: 250 }, (_, index) => card(`c${index}`));
  const first = placeCards([], 'd', many, newId);
  expect(first.added.map(({ cards }) => cards.length)).toEqual([cardsInPage, cardsInPage, 50]);
  const next = placeCards(first.added, 'd', [card('c3', { front: 'new' }), card('more')], newId);
  expect(next.added).toEqual([]);
  expect(next.changed.map(({ id, cards }) => [id, cards.length])).toEqual([
    ['page 1', 100],
    ['page 3', 51],
  ]);
  expect(next.changed[0]?.cards[3]?.front).toBe('new');
});

it('begins a new page for long cards', () => {
  const long = Array.from({ length: 60 }, (_, index) => card(`c${index}`, { front: 'x'.repeat(6000) }));
  const { added } = placeCards([], 'd', long, () => `${Math.random()}`);
  expect(added.length).toBeGreaterThan(1);
});
