import { editDistance } from './edit-distance.ts';

/** PostgreSQL's own measure: it suggests nothing that is further away. */
const furthest = 3;

/**
 * The columns that PostgreSQL would suggest for one that does not exist: the nearest, two when they are equally near,
 * and none when more are, or when more than half of the letters would have to change.
 */
export function closeColumns(given: string, known: readonly string[]): readonly string[] {
  const limit = Math.min(furthest, Math.floor(given.length / 2));
  let nearest = limit + 1;
  let found: string[] = [];
  for (const name of known) {
    if (Math.abs(name.length - given.length) > limit) continue;
    const distance = editDistance(name, given);
    if (distance > limit || distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(name);
  }
  return found.length > 2 ? [] : found;
}
