/** Runs `work` while nobody else of the same name does: no other tab, and nobody in this one. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Web Locks hold across tabs and end with the tab that held them. */
export function oneTabAtATime(): OneAtATime {
  const within = oneCallAtATime();
  return async (name, work) => {
    // Only a secure context has them; without, double sending is caught by the idempotency keys alone.
    const locks = navigator.locks as LockManager | null | undefined;
    if (locks === null || locks === undefined) return within(name, work);
    let begun = false;
    try {
      return await locks.request(name, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      // A page in a sandbox has them and may not use them.
      if (begun) throw error;
      return within(name, work);
    }
  };
}

export function oneCallAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
