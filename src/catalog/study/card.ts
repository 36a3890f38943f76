import { z } from 'zod';

/** So many cards stand in one row of the database. */
export const cardsInPage = 100;
/** And so many letters; a page with more takes no further card. */
export const lettersInPage = 300_000;
export const longestSide = 6000;

const share = z.number().min(0).max(1);

/** A part of a picture that is covered, as shares of its width and height. */
const boxSchema = z.object({ x: share, y: share, w: share, h: share });

export type Box = z.infer<typeof boxSchema>;

const cardKinds = ['basic', 'cloze', 'choice', 'order', 'picture'] as const;

/**
 * A card. Nothing that reviews change stands in it: what somebody remembers of it is worked out of the reviews, so that two devices
 * that review it never contradict each other.
 */
export const cardSchema = z.object({
  id: z.string(),
  kind: z.enum(cardKinds),
  /** What is asked; of a cloze, the sentence with its gaps as `{{…}}`. */
  front: z.string().max(longestSide),
  back: z.string().max(longestSide),
  /** Of a choice: the wrong answers. Of an order: the steps in the right one. */
  options: z.array(z.string().max(1000)).max(12).default([]),
  tags: z.array(z.string().max(60)).max(20).default([]),
  /** The sentence it was made of, and the note that it stands in. */
  source: z.object({ note: z.string(), text: z.string().max(2000), at: z.number() }).optional(),
  /** A picture of `study_pictures`; of a picture card, what is covered and which of it is asked. */
  picture: z
    .object({ id: z.string(), boxes: z.array(boxSchema).max(40), asked: z.number().int().min(0) })
    .optional(),
  suspended: z.boolean().default(false),
  /** The day it was put off to the next, as `2026-03-31`. */
  buried: z.string().optional(),
  /** What Anki calls it, so that a package that is imported twice adds nothing twice. */
  guid: z.string().max(200).optional(),
  made: z.number(),
  /** When it was last changed; of two copies the later counts. */
  changed: z.number(),
  /** A deleted card stays as this, so that no other device brings it back. */
  gone: z.boolean().default(false),
});

export type StudyCard = z.infer<typeof cardSchema>;

/** When a card counts as changed: after its last change, whatever the clock says. `times` for what was changed unseen meanwhile. */
export function changedAfter({ changed }: Pick<StudyCard, 'changed'>, now: number, times = 1): number {
  return Math.max(now, changed) + times;
}

/** A deleted card says nothing any more. */
export function goneCard(card: StudyCard, now: number): StudyCard {
  const { id, kind, made, guid } = card;
  return {
    id,
    kind,
    front: '',
    back: '',
    options: [],
    tags: [],
    suspended: false,
    made,
    changed: changedAfter(card, now),
    gone: true,
    ...(guid !== undefined && { guid }),
  };
}

/** Two copies of a page: every card of both, the later where both have it. */
export function mergeCards(one: readonly StudyCard[], other: readonly StudyCard[]): StudyCard[] {
  const merged = new Map(one.map((card) => [card.id, card]));
  for (const card of other) {
    const known = merged.get(card.id);
    if (known === undefined || isLater(card, known)) merged.set(card.id, card);
  }
  return [...merged.values()].toSorted((a, b) => a.made - b.made || (a.id < b.id ? -1 : 1));
}

function isLater(card: StudyCard, known: StudyCard): boolean {
  if (card.changed !== known.changed) return card.changed > known.changed;
  return card.gone && !known.gone;
}
