import { useEffect, useMemo, useRef } from 'react';
import { goneCard, type StudyCard } from '../../../catalog/study/card.ts';
import type { DeckSettings } from '../../../catalog/study/deck-settings.ts';
import { placeCards } from '../../../catalog/study/place-cards.ts';
import { type Shelf, shelfOf } from '../../../catalog/study/shelf.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { studyDecks } from '../../app/local/handles/study-decks.ts';
import { studyPages } from '../../app/local/handles/study-pages.ts';
import { studyReviews } from '../../app/local/handles/study-reviews.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { usePersonId } from '../../app/local/use-person.ts';
import { bookOf } from './kept-memories.ts';
import { usePendingReviews } from './use-pending-reviews.ts';
import { useWorkedOut } from './use-worked-out.ts';

const ids = randomIds();

export type Study = ReturnType<typeof useStudy>;

/** Decks, cards and what is remembered of them, with everything that changes them. */
export function useStudy() {
  const person = usePersonId();
  const decks = useCollection(studyDecks);
  const pages = useCollection(studyPages);
  const reviews = useCollection(studyReviews);
  const shelf: Shelf = useMemo(
    () =>
      shelfOf(
        decks.records.map(({ value }) => value),
        pages.records.map(({ value }) => value),
        reviews.records.map(({ value }) => value),
        bookOf(person ?? null),
      ),
    [decks.records, pages.records, reviews.records, person],
  );
  const workedOut = useWorkedOut(shelf, person);
  usePendingReviews(person, reviews);
  const latest = useRef(pages.records);
  useEffect(() => {
    latest.current = pages.records;
  }, [pages.records]);
  const turn = useRef(Promise.resolve());

  /** One change after the other, each on what the former left. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = turn.current.then(work);
    turn.current = next.catch(() => {});
    return next;
  }

  function saveCards(deck: string, cards: readonly StudyCard[]): Promise<void> {
    return inTurn(async () => {
      const rows = latest.current.map(({ value }) => value);
      const { changed, added } = placeCards(rows, deck, cards, () => ids.uuid());
      const known = new Map(latest.current.map((record) => [record.key, record]));
      for (const page of [...added, ...changed]) {
        const row = { ...page, cards: [...page.cards] };
        // A page that another tab removed meanwhile comes back: what is saved now was written after that.
        if (known.has(page.id)) await pages.save(page.id, row);
        else await pages.insert(row);
        // The next change may come before the device has told of this one.
        const sync = known.get(page.id)?.sync ?? 'waiting';
        known.set(page.id, { key: page.id, value: row, sync } as never);
      }
      latest.current = [...known.values()];
    });
  }

  return {
    status: worst([decks.status, pages.status, reviews.status]),
    shelf,
    person,
    /** How much of what is remembered is worked out, from 0 to 1. Whoever shows what is due waits for all of it. */
    workedOut,
    reviewRows: reviews,
    saveCards,
    async addDeck(name: string): Promise<string> {
      const id = ids.uuid();
      await decks.insert({ id, name: fitName(name), settings: {} });
      return id;
    },
    renameDeck: (id: string, name: string) => decks.update(id, { name: fitName(name) }),
    saveSettings: (id: string, settings: DeckSettings) => decks.update(id, { settings: { ...settings } }),
    removeCards: (deck: string, cards: readonly StudyCard[]) => saveCards(deck, cards.map(goneNow)),
    /** The cards go with it; what was learnt of them stays in the statistics. */
    removeDeck: (id: string) =>
      inTurn(async () => {
        for (const { key, value } of latest.current) if (value.deck_id === id) await pages.remove(key);
        await decks.remove(id);
      }),
    /** Gives cards whose deck is gone a deck again, or lets them go. */
    settleAstray: (isKept: boolean) =>
      inTurn(async () => {
        const known = new Set(shelf.decks.map(({ id }) => id));
        const lost = latest.current.filter(({ value }) => !known.has(value.deck_id));
        const made = new Set<string>();
        for (const { key, value } of lost) {
          if (!isKept) await pages.remove(key);
          else if (!made.has(value.deck_id)) {
            made.add(value.deck_id);
            await decks.insert({ id: value.deck_id, name: 'Recovered cards', settings: {} });
          }
        }
      }),
  };
}

function goneNow(card: StudyCard): StudyCard {
  return goneCard(card, Date.now());
}

function fitName(name: string): string {
  return name.trim().slice(0, 120) || 'Deck';
}

export function newCardId(): string {
  return ids.uuid();
}

type Status = ReturnType<typeof useCollection>['status'];

function worst(all: readonly Status[]): Status {
  return all.find((status) => status === 'error') ?? all.find((status) => status === 'loading') ?? 'ready';
}
