import type { SharedCard, SharedPicture } from '../../../catalog/study/shared-deck.ts';
import { toOwnCard } from '../../../catalog/study/shared-deck.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { nowMs } from './study-day.ts';
import { newCardId, type Study } from './use-study.ts';

export interface DeckToTake {
  readonly name: string;
  readonly cards: readonly SharedCard[];
  readonly pictures: readonly SharedPicture[];
}

interface Taken {
  /** The deck that the cards are in. */
  readonly deck: string;
  readonly added: number;
}

/** Makes a deck that somebody shared, or that the product has, one's own. Cards that are there already are not added again. */
export function useTakeDeck(study: Study) {
  const { insert } = useRecord(studyPictures, '');

  async function take({ name, cards, pictures }: DeckToTake): Promise<Taken> {
    const known = knownDecks(study);
    const fresh = cards.filter(({ guid }) => !known.has(guid));
    const home = cards.map(({ guid }) => known.get(guid)).find((deck) => deck !== undefined);
    if (fresh.length === 0 && home !== undefined) return { deck: home, added: 0 };
    const deck = home ?? (await study.addDeck(name));
    const renamed = new Map<string, string>();
    const used = new Set(fresh.map(({ picture }) => picture?.id));
    for (const { id, data } of pictures) {
      if (!used.has(id)) continue;
      const own = newCardId();
      await insert({ id: own, deck_id: deck, data });
      renamed.set(id, own);
    }
    const now = nowMs();
    const own = fresh.map((card, index) => {
      const { picture, ...plain } = card;
      const id = picture && renamed.get(picture.id);
      const shown =
        picture === undefined || id === undefined ? plain : { ...plain, picture: { ...picture, id } };
      return toOwnCard(shown, newCardId(), now, index);
    });
    await study.saveCards(deck, own);
    return { deck, added: own.length };
  }

  return take;
}

/** The decks of cards that are there, by the names that cards keep wherever they go. */
export function knownDecks(study: Study): ReadonlyMap<string, string> {
  const there = new Set(study.shelf.decks.map(({ id }) => id));
  return new Map(
    [...study.shelf.cards.values()]
      .filter(({ card, deck }) => !card.gone && there.has(deck))
      .map(({ card, deck }) => [card.guid ?? card.id, deck]),
  );
}
