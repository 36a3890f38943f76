import { addDays } from './dates.ts';
import type { Value } from './formula.ts';

const relative = /^[+-]\d{1,4}$/;

/** What a new record starts with: `today`, `now` and `+14` are reckoned from the moment it is made. */
export function startValue(
  start: string | number | boolean | undefined,
  today: string,
  now: string,
  kind?: string,
): Value | undefined {
  if (!isReckoned(start)) return start;
  const day = start === 'today' || start === 'now' ? today : addDays(today, Number(start));
  if (kind === 'time') return now.slice(11, 16);
  if (kind === 'moment') return `${day}T${now.slice(11, 16)}`;
  return start === 'now' && kind !== 'date' ? now : day;
}

export function isReckoned(start: string | number | boolean | undefined): start is string {
  return start === 'today' || start === 'now' || (typeof start === 'string' && relative.test(start));
}

/** Kinds of fields whose start is reckoned. */
export const reckonedKinds: readonly string[] = ['date', 'time', 'moment'];
