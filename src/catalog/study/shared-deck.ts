import { z } from 'zod';
import { cardSchema, mergeCards, type StudyCard } from './card.ts';

/** A card as others get it: what it asks and answers, and nothing of its owner's notes, days or reviews. */
export const sharedCardSchema = cardSchema
  .pick({ kind: true, front: true, back: true, options: true, tags: true, picture: true })
  .extend({
    /** Names it wherever it goes, so that a deck that is taken twice adds nothing twice. */
    guid: z.string().min(1).max(200),
  });

export type SharedCard = z.infer<typeof sharedCardSchema>;

/** A picture says what it is, and is nothing else: no drawing that could hold a script. */
export const sharedPictureSchema = z.object({
  id: z.string(),
  data: z
    .string()
    .max(716_800)
    .regex(/^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]*={0,2}$/),
});

export type SharedPicture = z.infer<typeof sharedPictureSchema>;

/** What tells two states of a deck apart: how many cards, and when one was changed last. */
export interface DeckState {
  readonly cards: number;
  readonly changed: number;
}

export function deckState(cards: readonly StudyCard[]): DeckState {
  return { cards: cards.length, changed: cards.reduce((last, { changed }) => Math.max(last, changed), 0) };
}

/** The cards of some pages that are not deleted, each once, in the order in which they were made. What cannot be read is left out. */
export function cardsOfPages(pages: readonly (readonly unknown[])[]): StudyCard[] {
  const read = pages.map((page) =>
    page.flatMap((given) => {
      const parsed = cardSchema.safeParse(given);
      return parsed.success ? [parsed.data] : [];
    }),
  );
  return mergeCards([], read.flat()).filter(({ gone }) => !gone);
}

export function toSharedCard({ id, guid, kind, front, back, options, tags, picture }: StudyCard): SharedCard {
  return {
    guid: guid ?? id,
    kind,
    front,
    back,
    options,
    tags,
    ...(picture !== undefined && { picture }),
  };
}

/** A shared card as one's own, new and never reviewed. */
export function toOwnCard(card: SharedCard, id: string, now: number, index: number): StudyCard {
  return cardSchema.parse({ ...card, id, made: now + index, changed: now });
}
