import { useEffect, useState } from 'react';
import { changedAfter, type StudyCard } from '../../../catalog/study/card.ts';
import { usualDeckSettings } from '../../../catalog/study/deck-settings.ts';
import {
  afterReview,
  leechLapses,
  type Memory,
  nextDues,
  type Review,
} from '../../../methods/study/memory.ts';
import { type Queue, queueOf } from '../../../methods/study/queue.ts';
import { toast } from '../../ui/toast.ts';
import { ReviewWriter, type RowStore } from './review-writer.ts';
import { momentOf, nowMs } from './study-day.ts';
import type { Study } from './use-study.ts';

export type Answer = 1 | 2 | 3 | 4;

interface Step {
  readonly review: Review;
  readonly before: Memory;
}

export interface Sitting {
  readonly queue: Queue;
  readonly card: StudyCard | undefined;
  readonly memory: Memory | undefined;
  readonly dues: readonly [number, number, number, number] | undefined;
  readonly done: number;
  readonly canUndo: boolean;
  readonly answer: (grade: Answer) => void;
  readonly undo: () => void;
  readonly bury: () => void;
  readonly suspend: () => void;
}

/** A sitting over a deck: what was answered counts at once, and is written down beside it. */
export function useReview(study: Study, deckId: string): Sitting {
  const { shelf, reviewRows } = study;
  const [now, setNow] = useState(() => nowMs());
  const [answered, setAnswered] = useState<ReadonlyMap<string, Memory>>(new Map());
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [writer] = useState(() => new ReviewWriter(study.person ?? null));
  const store: RowStore = {
    rows: () => reviewRows.records.map(({ value }) => value),
    insert: (row) => reviewRows.insert({ ...row }),
    update: (id, changes) => reviewRows.update(id, changes),
  };
  const [shownAt, setShownAt] = useState(() => nowMs());
  useEffect(() => {
    // Steps become due while somebody looks on.
    const timer = setInterval(() => setNow(nowMs()), 15_000);
    return () => clearInterval(timer);
  }, []);

  const memoryOf = (id: string) => answered.get(id) ?? shelf.memoryOf(id);
  const settings = shelf.decks.find(({ id }) => id === deckId)?.settings ?? usualDeckSettings;
  const cards = shelf.cardsOf(deckId).filter(({ id }) => !putOff.has(id));
  const queue = queueOf(
    cards.map(({ id, made, suspended, buried }) => ({ id, made, suspended, buried })),
    memoryOf,
    settings,
    momentOf(now),
  );
  const lastAnswered = steps.at(-1)?.review.card;
  // The card that was just answered does not come again at once while there is another.
  const id = queue.cards.find((one) => one !== lastAnswered) ?? queue.cards[0];
  const card = id === undefined ? undefined : shelf.cards.get(id)?.card;
  const scheduler = shelf.schedulerOf(deckId);
  const memory = id === undefined ? undefined : memoryOf(id);

  function moveOn() {
    setShownAt(nowMs());
    setNow(nowMs());
  }

  function answer(grade: Answer) {
    if (card === undefined || memory === undefined) return;
    // A clock that was set back does not put this before the last review.
    const at = Math.max(nowMs(), memory.last + 1);
    const review: Review = { card: card.id, at, grade, ms: nowMs() - shownAt };
    const next = afterReview(scheduler, memory, at, grade);
    setAnswered(new Map(answered).set(card.id, next));
    setSteps([...steps, { review, before: memory }]);
    say(writer.add(review, store));
    warnOfLeech(memory, next);
    moveOn();
  }

  function undo() {
    const last = steps.at(-1);
    if (last === undefined) return;
    setAnswered(new Map(answered).set(last.review.card, last.before));
    setSteps(steps.slice(0, -1));
    say(writer.takeBack(last.review, store));
    moveOn();
  }

  function leaveOut(change: Partial<StudyCard>, title: string) {
    if (card === undefined) return;
    const before = card;
    setPutOff(new Set(putOff).add(card.id));
    say(study.saveCards(deckId, [{ ...card, ...change, changed: changedAfter(card, nowMs()) }]));
    offerUndo(title, () => {
      setPutOff((set) => new Set([...set].filter((one) => one !== before.id)));
      say(study.saveCards(deckId, [{ ...before, changed: changedAfter(before, nowMs(), 2) }]));
    });
    moveOn();
  }

  return {
    queue,
    card,
    memory,
    dues: memory === undefined ? undefined : nextDues(scheduler, memory, now),
    done: steps.length,
    canUndo: steps.length > 0,
    answer,
    undo,
    bury: () => leaveOut({ buried: momentOf(nowMs()).day }, 'Put off until tomorrow'),
    suspend: () => leaveOut({ suspended: true }, 'Suspended: it no longer comes up'),
  };
}

function offerUndo(title: string, onAction: () => void): void {
  toast({ title, action: { label: 'Undo', onAction } });
}

function say(work: Promise<void>): void {
  work.catch(() => {
    toast({
      variant: 'destructive',
      title: 'This answer could not be kept',
      description: 'The device has no room, or keeps nothing for this page. Make room and answer again.',
    });
  });
}

/** Said when a card becomes a leech, and again after every fourth lapse more. */
function warnOfLeech(before: Memory, { lapses }: Memory): void {
  if (lapses <= before.lapses || lapses < leechLapses || (lapses - leechLapses) % 4 !== 0) return;
  toast({
    title: 'A card that does not stick',
    description: `You have forgotten it ${lapses} times. Say it in other words, split it, or suspend it.`,
    durationMs: 12_000,
  });
}
