import { useEffect, useMemo, useState } from 'react';
import type { Shelf } from '../../../catalog/study/shelf.ts';
import { keepMemories, recallMemories } from './kept-memories.ts';
import { workInSlices } from './work-in-slices.ts';

/** Fewer reviews are worked out within a frame or two. */
const many = 2000;

interface Worked {
  readonly shelf: Shelf;
  readonly share: number;
}

/**
 * How much of what is remembered is worked out, from 0 to 1. Hundreds of thousands of reviews take seconds at the first visit of a
 * device: they are worked out in slices, and kept for the next.
 */
export function useWorkedOut(shelf: Shelf, person: string | null | undefined): number {
  const [worked, setWorked] = useState<Worked>();
  const isMany = useMemo(() => shelf.unknown().reviews > many, [shelf]);
  const isDone = !isMany || (worked?.shelf === shelf && worked.share === 1);
  useEffect(() => {
    if (person === undefined) return;
    const isThere = (card: string) => shelf.cards.has(card);
    if (!isMany) {
      void keepMemories(person, isThere);
      return;
    }
    let isLeft = false;
    async function work(of: string | null) {
      await recallMemories(of);
      if (isLeft) return;
      const steps = {
        isLeft: () => isLeft,
        onShare: (share: number) => setWorked({ shelf, share: share * 0.99 }),
      };
      await workInSlices(shelf.unknown().cards, shelf.memoryOf, steps);
      if (isLeft) return;
      setWorked({ shelf, share: 1 });
      await keepMemories(of, isThere);
    }
    void work(person);
    return () => {
      isLeft = true;
    };
  }, [shelf, isMany, person]);
  return isDone ? 1 : worked?.shelf === shelf ? worked.share : 0;
}
