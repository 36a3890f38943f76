import { type RefObject, useEffect } from 'react';
import { trialExamples } from '../../../../catalog/trial-examples.ts';
import type { TrialStore } from './trial-store.ts';

/** How much of its place has to be in view: on a phone only its edge is, until somebody scrolls. */
const lookedAt = 0.5;

/** Runs the first example once its place is looked at, unless the visitor wants little data or something else. */
export function useLivingExample(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  make: TrialStore['make'],
): void {
  useEffect(() => {
    const { current } = place;
    if (!isWanted || current === null || savesData() || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        make(trialExamples[0].prompt, { isExample: true });
      },
      { threshold: lookedAt },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [place, isWanted, make]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
