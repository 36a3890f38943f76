import type { Thing } from '../knowledge/thing.ts';
import type { Noun } from './noun.ts';

export type ThingLookup = ReadonlyMap<string, Thing>;

export function indexThings(groups: readonly (readonly Thing[])[]): ThingLookup {
  const index = new Map<string, Thing>();
  for (const thing of groups.flat())
    for (const word of thing.words) if (!index.has(word)) index.set(word, thing);
  return index;
}

/** The known thing that a noun means: by its whole phrase first, then by its last words. */
export function findThing(things: ThingLookup, noun: Noun): Thing | undefined {
  const words = noun.phrase.split(' ');
  // “employee records” are about employees, whatever else a record may be.
  if (words.length > 1 && /^(?:record|profile|listing|entry|account|card|file|history)$/.test(noun.head)) {
    const bearer = findThing(things, {
      phrase: words.slice(0, -1).join(' '),
      head: words.at(-2) ?? '',
    });
    if (bearer !== undefined && !things.has(noun.phrase)) return bearer;
  }
  for (let from = 0; from < words.length; from++) {
    const found = things.get(words.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}
