/** A piece of a text: plain, or one that names an entry. */
export interface TextPiece {
  readonly text: string;
  /** The address of the entry that is named. */
  readonly slug?: string;
}

interface Named {
  readonly slug: string;
  readonly term: string;
  readonly also: readonly string[];
}

export interface TermFinder {
  /** Cuts a text where it names entries; the longest name wins. `once` leaves out the second mention of an entry. */
  pieces(text: string, options?: { readonly without?: string; readonly once?: boolean }): TextPiece[];
}

/** Names that are everyday words more often than terms: marked, they would be noise. */
const everyday = new Set(
  'act action age body case code court holding house issue knowledge law order party stay state waste will'.split(
    ' ',
  ),
);
const shortest = 3;

/** Finds names of entries in a text, also in the plural, whatever their case. */
export function termFinder(terms: readonly Named[]): TermFinder {
  const slugs = new Map<string, string>();
  for (const { slug, term, also } of terms)
    for (const name of [term, ...also]) {
      const key = name.toLowerCase();
      if (key.length >= shortest && !everyday.has(key) && !slugs.has(key)) slugs.set(key, slug);
    }
  const longest = Math.max(1, ...[...slugs.keys()].map((name) => name.split(/\s+/).length));

  function slugOf(words: string): string | undefined {
    const key = words.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
    return (
      slugs.get(key) ??
      singulars(key)
        .map((one) => slugs.get(one))
        .find((slug) => slug !== undefined)
    );
  }

  return {
    pieces(text, { without, once = false } = {}) {
      const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
      const pieces: TextPiece[] = [];
      const named = new Set<string>();
      let done = 0;
      for (let at = 0; at < words.length; ) {
        const found = longestFrom(words, at, text);
        if (found === undefined || found.slug === without || (once && named.has(found.slug))) {
          at += found?.count ?? 1;
          continue;
        }
        if (found.start > done) pieces.push({ text: text.slice(done, found.start) });
        pieces.push({ text: text.slice(found.start, found.end), slug: found.slug });
        named.add(found.slug);
        done = found.end;
        at += found.count;
      }
      if (done < text.length) pieces.push({ text: text.slice(done) });
      return pieces;
    },
  };

  function longestFrom(words: readonly RegExpExecArray[], at: number, text: string) {
    for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
      const first = words[at];
      const last = words[at + count - 1];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const between = text.slice(first.index, end);
      // A name does not go on beyond a comma or a full stop.
      if (/[^\p{L}\p{N}\s'’-]/u.test(between)) continue;
      // “Land Registration Act” is the name of something, not a mention of its words.
      if (isCapital(between) && /^\s+\p{Lu}/u.test(text.slice(end))) continue;
      const slug = slugOf(between);
      if (slug !== undefined) return { slug, count, start: first.index, end };
    }
    return undefined;
  }
}

function isCapital(words: string): boolean {
  return /^\p{Lu}/u.test(words);
}

function singulars(words: string): string[] {
  if (words.endsWith('ies')) return [`${words.slice(0, -3)}y`];
  if (words.endsWith('es')) return [words.slice(0, -2), words.slice(0, -1)];
  return words.endsWith('s') ? [words.slice(0, -1)] : [];
}
