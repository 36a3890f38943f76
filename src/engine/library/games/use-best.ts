import { useCallback } from 'react';
import { useKept } from './use-kept.ts';

export interface Best {
  /** Undefined until the first game has ended. */
  readonly best: number | undefined;
  /** Tells a result; true when it is the best so far. */
  readonly report: (score: number) => boolean;
}

/** The best result of a game, kept in the browser. For times and moves, less is better. */
export function useBest(game: string, order: 'high' | 'low' = 'high'): Best {
  const [best, setBest] = useKept<number | null>(`best-${game}`, null);
  const report = useCallback(
    (score: number) => {
      const better = best === null || (order === 'high' ? score > best : score < best);
      if (better) setBest(score);
      return better;
    },
    [best, order, setBest],
  );
  return { best: best ?? undefined, report };
}
