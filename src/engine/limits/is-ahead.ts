import type { Bound } from './limit.ts';

/** “up to 24 hours before” says when something can be done, and not how much of it. */
export function isAhead({ rest }: Pick<Bound, 'rest'>): boolean {
  return /\b(?:before|beforehand|ahead|advance|notice)\b/iu.test(rest);
}
