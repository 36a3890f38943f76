import { useEffect, useRef, useState } from 'react';
import { type Random, whole } from '../random.ts';

const fullTurns = 4;
const spinTimeMs = 1800;

function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export interface WheelSpin {
  readonly degrees: number;
  readonly spinMs: number;
  readonly spinning: boolean;
  readonly spin: (done: (index: number) => void) => void;
}

/** Turns a wheel of so many parts and says which part it stopped at. */
export function useWheel(count: number, random: Random): WheelSpin {
  const [degrees, setDegrees] = useState(0);
  const [spinning, setSpinning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const spinMs = wantsStillness() ? 0 : spinTimeMs;
  return {
    degrees,
    spinMs,
    spinning,
    spin(done) {
      if (spinning) return;
      const index = whole(random, count);
      const share = 360 / count;
      const within = share * (0.2 + random() * 0.6);
      const rest = 360 - (index * share + within);
      setDegrees((before) => Math.ceil(before / 360) * 360 + fullTurns * 360 + rest);
      setSpinning(true);
      timer.current = setTimeout(() => {
        setSpinning(false);
        done(index);
      }, spinMs);
    },
  };
}
