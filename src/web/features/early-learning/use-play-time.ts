import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptDay } from '../../../catalog/early-learning/kept-day.ts';
import {
  countingDay,
  playedBetween,
  type RestReason,
  restReason,
  type Sitting,
  sittingAt,
  usedOn,
} from '../../../methods/early-learning/play-time.ts';
import { dayOf, minuteOfDay, nowMs } from './day-of.ts';
import type { Child } from './use-children.ts';

const lookEveryMs = 5_000;
/** So much is written down at once. */
const writeSeconds = 15;
/** Nobody plays who has not touched anything for so long. */
const awayMs = 90_000;

function readSitting(child: string): Sitting | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`early-sitting/${child}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { seconds, lastAt } = kept as Partial<Sitting>;
    return typeof seconds === 'number' && typeof lastAt === 'number' ? { seconds, lastAt } : undefined;
  } catch {
    // What cannot be read is no sitting; the limit of the day holds all the same.
    return undefined;
  }
}

function keepSitting(child: string, sitting: Sitting): void {
  try {
    localStorage.setItem(`early-sitting/${child}`, JSON.stringify(sitting));
  } catch {
    // Without a place to keep it, a reload begins a new sitting; the limit of the day holds all the same.
  }
}

/**
 * Counts the time that a child plays, by a clock that nobody can set, and says when it is time to rest. Only what is seen and
 * touched counts: not a tab in the background, and not a tablet that lies there.
 */
export function usePlayTime(
  child: Child,
  days: readonly KeptDay[],
  /** A round that has begun goes on, also when it is time to rest. */
  isInRound: boolean,
  book: (seconds: number) => void,
): RestReason | undefined {
  const [pending, setPending] = useState(0);
  const [sitting, setSitting] = useState(() => sittingAt(readSitting(child.id), nowMs()));
  const [now, setNow] = useState(nowMs);
  const looked = useRef<number | undefined>(undefined);
  const touched = useRef(0);
  const unbooked = useRef(0);

  const { settings } = child;
  const day = countingDay(dayOf(now), days, settings.aside);
  const usedSeconds = usedOn(day, days, settings.aside) + pending;
  const rest = restReason(settings, {
    day,
    usedSeconds,
    sittingSeconds: sitting.seconds,
    minuteOfDay: minuteOfDay(now),
  });
  const isPlaying = isInRound || rest === undefined;

  const flush = useEffectEvent(() => {
    const seconds = Math.round(unbooked.current);
    if (seconds < 1) return;
    unbooked.current = 0;
    setPending(0);
    book(seconds);
  });
  const look = useEffectEvent(() => {
    const at = performance.now();
    const before = looked.current ?? at;
    looked.current = at;
    setNow(nowMs());
    const isHere = document.visibilityState === 'visible' && at - touched.current < awayMs;
    if (!isPlaying || !isHere) {
      if (!isPlaying) setSitting(sittingAt(readSitting(child.id), nowMs()));
      return;
    }
    const seconds = playedBetween(before, at);
    unbooked.current += seconds;
    setPending(unbooked.current);
    const went = sittingAt(readSitting(child.id) ?? sitting, nowMs());
    const next = { ...went, seconds: went.seconds + seconds };
    keepSitting(child.id, next);
    setSitting(next);
    if (unbooked.current >= writeSeconds) flush();
  });
  useEffect(() => {
    touched.current = performance.now();
    looked.current = performance.now();
    const timer = setInterval(() => look(), lookEveryMs);
    const touch = () => {
      touched.current = performance.now();
    };
    const leave = () => {
      look();
      if (document.visibilityState === 'hidden') flush();
    };
    const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      look();
      flush();
    };
  }, []);

  return rest;
}
