import { cardsInPage, lettersInPage, type StudyCard } from './card.ts';

interface CardPage {
  readonly id: string;
  readonly deck_id: string;
  readonly cards: readonly StudyCard[];
}

interface PlacedPages {
  /** Pages that changed, whole. */
  readonly changed: readonly CardPage[];
  /** Pages that are new, whole. */
  readonly added: readonly CardPage[];
}

/** Puts cards where they stand already, and new ones onto pages of their deck that have room, or onto new pages. */
export function placeCards(
  pages: readonly CardPage[],
  deck: string,
  cards: readonly StudyCard[],
  newId: () => string,
): PlacedPages {
  const touched = new Map<string, StudyCard[]>();
  const home = new Map(pages.flatMap((page) => page.cards.map((card) => [card.id, page] as const)));
  const fresh: StudyCard[] = [];
  for (const card of cards) {
    const page = home.get(card.id);
    if (page === undefined) {
      fresh.push(card);
      continue;
    }
    const of = touched.get(page.id) ?? [...page.cards];
    touched.set(
      page.id,
      of.map((known) => (known.id === card.id ? card : known)),
    );
  }
  const added: { id: string; deck_id: string; cards: StudyCard[] }[] = [];
  const open = pages
    .filter((page) => page.deck_id === deck)
    .map((page) => ({ id: page.id, room: roomOf(touched.get(page.id) ?? page.cards) }))
    .filter(({ room }) => room.cards > 0 && room.letters > 0);
  let place = open.shift();
  for (const card of fresh) {
    const size = lettersOf(card);
    while (place !== undefined && (place.room.cards < 1 || place.room.letters < size)) place = open.shift();
    if (place === undefined) {
      const page = { id: newId(), deck_id: deck, cards: [] };
      added.push(page);
      place = { id: page.id, room: { cards: cardsInPage, letters: lettersInPage } };
    }
    const own = added.find(({ id }) => id === place?.id);
    const known = own?.cards ??
      touched.get(place.id) ?? [...(pages.find(({ id }) => id === place?.id)?.cards ?? [])];
    known.push(card);
    if (own === undefined) touched.set(place.id, known);
    place.room.cards -= 1;
    place.room.letters -= size;
  }
  const deckOf = new Map(pages.map((page) => [page.id, page.deck_id]));
  return {
    changed: [...touched].map(([id, of]) => ({ id, deck_id: deckOf.get(id) ?? deck, cards: of })),
    added,
  };
}

function roomOf(cards: readonly StudyCard[]) {
  const letters = cards.reduce((sum, card) => sum + lettersOf(card), 0);
  return { cards: cardsInPage - cards.length, letters: lettersInPage - letters };
}

function lettersOf(card: StudyCard): number {
  return JSON.stringify(card).length;
}
