/** Which collections are on the screen, and which of them have to be read again. */
export interface Freshness {
  /** It is on the screen until the answer is called. */
  use(collection: string): () => void;
  /** Marks what is on the screen and was last read longer ago than this. */
  markOlderThan(ms: number): void;
  due(): readonly string[];
  wasRead(collection: string): void;
}

export function trackFreshness(now: () => number): Freshness {
  const uses = new Map<string, number>();
  const readAt = new Map<string, number>();
  const due = new Set<string>();
  return {
    use(name) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      return () => {
        const left = (uses.get(name) ?? 1) - 1;
        if (left > 0) uses.set(name, left);
        else uses.delete(name);
      };
    },
    markOlderThan(ms) {
      for (const name of uses.keys()) {
        if (now() - (readAt.get(name) ?? Number.NEGATIVE_INFINITY) >= ms) due.add(name);
      }
    },
    due: () => [...due],
    wasRead(name) {
      due.delete(name);
      readAt.set(name, now());
    },
  };
}
