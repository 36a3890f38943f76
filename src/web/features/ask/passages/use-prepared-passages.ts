import { useEffect } from 'react';
import { passageDesk } from './ask-passages.ts';

const quietMs = 2_000;

interface Connection {
  readonly saveData?: boolean;
}

/** Fetches what questions are looked up in before the first one, so that it is there when the server is not. */
export function usePreparedPassages(): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection };
    // Whoever pays for every byte gets it with the first question.
    if (connection?.saveData === true || typeof Worker === 'undefined') return;
    const soon = setTimeout(() => passageDesk().prepare(), quietMs);
    return () => clearTimeout(soon);
  }, []);
}
