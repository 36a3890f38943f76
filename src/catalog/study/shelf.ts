import type { FSRS } from 'ts-fsrs';
import { inOrder, type Memory, type Review } from '../../methods/study/memory.ts';
import type { StudyCard } from './card.ts';
import { type DeckSettings, readDeckSettings, usualDeckSettings } from './deck-settings.ts';
import { type KeptReview, toReview } from './kept-review.ts';
import type { MemoryBook } from './memory-book.ts';

export interface StudyDeck {
  readonly id: string;
  readonly name: string;
  readonly settings: DeckSettings;
}

interface DeckRow {
  readonly id: string;
  readonly name: string;
  readonly settings: unknown;
}

interface PageRow {
  readonly id: string;
  readonly deck_id: string;
  readonly cards: readonly StudyCard[];
}

interface ReviewRow {
  readonly reviews: readonly KeptReview[];
}

interface ShelvedCard {
  readonly card: StudyCard;
  readonly deck: string;
  readonly page: string;
}

/** Everything that somebody learns with, as it stands on the device. */
export interface Shelf {
  readonly decks: readonly StudyDeck[];
  readonly cards: ReadonlyMap<string, ShelvedCard>;
  readonly cardsOf: (deck: string) => readonly StudyCard[];
  /** Of all cards, also of deleted ones: they were learnt. In the order of time. */
  readonly reviews: readonly Review[];
  readonly reviewsOf: (card: string) => readonly Review[];
  readonly memoryOf: (card: string) => Memory;
  /** Cards whose memory is yet to be worked out, and of how many reviews. */
  readonly unknown: () => { readonly cards: readonly string[]; readonly reviews: number };
  readonly schedulerOf: (deck: string) => FSRS;
  /** Cards whose deck was deleted on another device while they were written here. */
  readonly astray: readonly StudyCard[];
}

export function shelfOf(
  deckRows: readonly DeckRow[],
  pageRows: readonly PageRow[],
  reviewRows: readonly ReviewRow[],
  book: MemoryBook,
): Shelf {
  const decks = deckRows
    .map(({ id, name, settings }) => ({ id, name, settings: readDeckSettings(settings) }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
  const settingsOf = new Map(decks.map(({ id, settings }) => [id, settings]));
  const cards = new Map<string, ShelvedCard>();
  for (const page of pageRows)
    for (const card of page.cards) {
      const known = cards.get(card.id)?.card;
      if (known === undefined || known.changed < card.changed)
        cards.set(card.id, { card, deck: page.deck_id, page: page.id });
    }
  const byDeck = new Map<string, StudyCard[]>(decks.map(({ id }) => [id, []]));
  const astray: StudyCard[] = [];
  for (const { card, deck } of cards.values()) if (!card.gone) (byDeck.get(deck) ?? astray).push(card);
  const { reviews, byCard } = reviewsOf(reviewRows);
  const memories = new Map<string, Memory>();
  const scheduler = (deck: string) => book.scheduler(settingsOf.get(deck) ?? usualDeckSettings);
  return {
    decks,
    cards,
    cardsOf: (deck) => byDeck.get(deck) ?? [],
    reviews,
    reviewsOf: (card) => byCard.get(card) ?? [],
    memoryOf(card) {
      const known = memories.get(card);
      if (known !== undefined) return known;
      const memory = book.memory(card, byCard.get(card), scheduler(cards.get(card)?.deck ?? ''));
      memories.set(card, memory);
      return memory;
    },
    unknown() {
      const waiting: string[] = [];
      let count = 0;
      for (const [id, of] of byCard) {
        const shelved = cards.get(id);
        if (shelved === undefined || shelved.card.gone || book.knows(id, of, scheduler(shelved.deck)))
          continue;
        waiting.push(id);
        count += of.length;
      }
      return { cards: waiting, reviews: count };
    },
    schedulerOf: scheduler,
    astray,
  };
}

function reviewsOf(rows: readonly ReviewRow[]) {
  const all = inOrder(rows.flatMap(({ reviews: kept }) => kept.map(toReview)));
  const byCard = new Map<string, Review[]>();
  // An answer that was written down twice counts once; one that was taken back stands before the same one that was not.
  const reviews = all.filter((review) => {
    const of = byCard.get(review.card);
    if (of === undefined) byCard.set(review.card, [review]);
    else if (of.at(-1)?.at === review.at) return false;
    else of.push(review);
    return true;
  });
  return { reviews, byCard };
}
