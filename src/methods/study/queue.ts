import type { Memory } from './memory.ts';

/** What the queue needs to know of a card. */
export interface QueuedCard {
  readonly id: string;
  /** When it was made: new cards come in this order. */
  readonly made: number;
  readonly suspended: boolean;
  /** The day it was put off to the next, as `2026-03-31`. */
  readonly buried: string | undefined;
}

interface DayLimits {
  readonly newPerDay: number;
  readonly reviewsPerDay: number;
}

/** A moment, and the bounds of its day where the person is. */
export interface Moment {
  readonly now: number;
  readonly day: string;
  readonly dayStart: number;
  readonly dayEnd: number;
}

export interface Queue {
  /** Cards in the order in which they come; learning cards that are due stand first. */
  readonly cards: readonly string[];
  readonly learning: number;
  readonly due: number;
  readonly fresh: number;
  /** When the next learning card comes, where none is due now; otherwise undefined. */
  readonly next: number | undefined;
  /** Held back by the limits of the day. */
  readonly heldBack: number;
}

/** Learning cards may come so much early when nothing else is left. */
const aheadMs = 20 * 60_000;

/** What is to be reviewed now: steps that are due, then due cards with new ones mixed in evenly, within the limits of the day. */
export function queueOf(
  cards: Iterable<QueuedCard>,
  memoryOf: (id: string) => Memory,
  limits: DayLimits,
  moment: Moment,
): Queue {
  const learning: { id: string; due: number }[] = [];
  const due: { id: string; due: number }[] = [];
  const fresh: { id: string; made: number }[] = [];
  let introduced = 0;
  let reviewed = 0;
  for (const card of cards) {
    const memory = memoryOf(card.id);
    if (memory.first >= moment.dayStart && memory.first < moment.dayEnd) introduced += 1;
    else if (memory.last >= moment.dayStart && memory.last < moment.dayEnd) reviewed += 1;
    if (card.suspended || card.buried === moment.day) continue;
    if (memory.state === 'new') fresh.push({ id: card.id, made: card.made });
    else if (memory.state === 'review') {
      if (memory.due < moment.dayEnd) due.push({ id: card.id, due: memory.due });
    } else learning.push({ id: card.id, due: memory.due });
  }
  const dueNow = due.toSorted((one, other) => one.due - other.due);
  const newNow = fresh.toSorted((one, other) => one.made - other.made || (one.id < other.id ? -1 : 1));
  const dueTaken = dueNow.slice(0, Math.max(0, limits.reviewsPerDay - reviewed));
  const newTaken = newNow.slice(0, Math.max(0, limits.newPerDay - introduced));
  const steps = learning.toSorted((one, other) => one.due - other.due);
  const mixed = mix(dueTaken, newTaken);
  const ripe = steps.filter((step) => step.due <= moment.now + (mixed.length === 0 ? aheadMs : 0));
  return {
    cards: [...ripe.map(({ id }) => id), ...mixed],
    learning: steps.length,
    due: dueTaken.length,
    fresh: newTaken.length,
    next: ripe.length === 0 ? steps[0]?.due : undefined,
    heldBack: dueNow.length - dueTaken.length + (newNow.length - newTaken.length),
  };
}

/** The fewer are spread evenly among the more. */
function mix(due: readonly { id: string }[], fresh: readonly { id: string }[]): string[] {
  const all: string[] = [];
  let taken = 0;
  for (const [index, { id }] of due.entries()) {
    all.push(id);
    const wanted = Math.floor(((index + 1) * fresh.length) / due.length);
    while (taken < wanted) {
      all.push(fresh[taken]?.id ?? '');
      taken += 1;
    }
  }
  while (taken < fresh.length) {
    all.push(fresh[taken]?.id ?? '');
    taken += 1;
  }
  return all;
}
