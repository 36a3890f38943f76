import { emptyBody, isSealed, type JournalBody, type KeptBody, type Sealed } from './journal-entry.ts';

/** Between what two devices wrote without knowing of each other. */
export const between = '\n\n· · ·\n\n';

/**
 * One body of what was written here and what was written elsewhere meanwhile. Nothing that somebody wrote is left out: what is sealed
 * cannot be read here, so both parts are kept and joined by who opens them.
 */
export function joinBodies(base: KeptBody | undefined, ours: KeptBody, theirs: KeptBody): KeptBody {
  const openBase = openOf(base) ?? emptyBody;
  const ourOpen = openOf(ours);
  const theirOpen = openOf(theirs);
  const open =
    ourOpen === undefined || theirOpen === undefined
      ? (ourOpen ?? theirOpen)
      : joinOpen(openBase, ourOpen, theirOpen);
  const sealed = joinSealed(sealedOf(base), sealedOf(ours), sealedOf(theirs));
  if (sealed.length > 0) return open === undefined ? { sealed } : { sealed, open };
  return open ?? emptyBody;
}

/** A part that one side has replaced is gone; every other one stays. */
function joinSealed(base: readonly Sealed[], ours: readonly Sealed[], theirs: readonly Sealed[]): Sealed[] {
  const has = (parts: readonly Sealed[], part: Sealed) => parts.some(({ data }) => data === part.data);
  const all = [...theirs, ...ours.filter((part) => !has(theirs, part))];
  return all.filter((part) => !has(base, part) || (has(ours, part) && has(theirs, part)));
}

function openOf(body: KeptBody | undefined): JournalBody | undefined {
  if (body === undefined) return undefined;
  return isSealed(body) ? body.open : body;
}

function sealedOf(body: KeptBody | undefined): readonly Sealed[] {
  return body !== undefined && isSealed(body) ? body.sealed : [];
}

/** What was changed here is taken from here, and texts that both changed stand one after the other. */
export function joinOpen(base: JournalBody, ours: JournalBody, theirs: JournalBody): JournalBody {
  return {
    gratitude: joinThings(base.gratitude, ours.gratitude, theirs.gratitude),
    prompt: ours.prompt || theirs.prompt,
    reflection: joinTexts(base.reflection, ours.reflection, theirs.reflection),
    mood: ours.mood === base.mood ? theirs.mood : ours.mood,
    learned: ours.learned || theirs.learned,
    photos: joinThings(base.photos, ours.photos, theirs.photos),
  };
}

function joinTexts(base: string, ours: string, theirs: string): string {
  if (ours === theirs || ours === base) return theirs;
  if (theirs === base) return ours;
  if (ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  return `${theirs}${between}${ours}`;
}

function joinThings(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (ours.join('\n') === base.join('\n')) return theirs;
  if (theirs.join('\n') === base.join('\n')) return ours;
  return [...new Set([...theirs, ...ours])].filter((one) => one !== '');
}
