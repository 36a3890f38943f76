import { useCallback, useEffect, useState } from 'react';

/** Seconds that were played; stands still while the game waits. */
export function useClock(running: boolean): [seconds: number, reset: () => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const reset = useCallback(() => setSeconds(0), []);
  return [seconds, reset];
}

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
