import { useEffect, useState } from 'react';

export interface Elapsed {
  readonly ms: number;
  readonly running: boolean;
  start(): void;
  pause(): void;
  reset(): void;
}

/** Time that passes while it runs, measured by the clock, so that a sleeping tab loses nothing. */
export function useElapsed(stepMs = 100): Elapsed {
  const [kept, setKept] = useState(0);
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setNow(performance.now()), stepMs);
    return () => clearInterval(timer);
  }, [since, stepMs]);
  const ms = since === undefined ? kept : kept + Math.max(0, now - since);
  return {
    ms,
    running: since !== undefined,
    start() {
      if (since !== undefined) return;
      setNow(performance.now());
      setSince(performance.now());
    },
    pause() {
      if (since === undefined) return;
      setKept(kept + performance.now() - since);
      setSince(undefined);
    },
    reset() {
      setKept(0);
      setSince(undefined);
    },
  };
}
