import { FormulaFault } from '../library/rules/formula.ts';
import { tokensOf } from '../library/rules/tokens.ts';
import type { Kind } from '../library/rules/world.ts';
import { formulasIn } from '../library/rules/written-text.ts';

export interface Spoken {
  /** The kinds whose records have to be known. */
  readonly kinds: ReadonlySet<string>;
  /** All words of the formulas, among them the names of all fields that have to be known. */
  readonly words: ReadonlySet<string>;
}

/**
 * What has to be known to say whether the rules of these kinds hold, through references and worked-out fields. It is read from the
 * words of the formulas: too much is only slower, too little would let something pass.
 */
export function spokenOf(
  { kinds: all, people }: { readonly kinds: readonly Kind[]; readonly people: readonly string[] },
  changed: readonly string[],
): Spoken {
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  const kinds = new Set(changed.filter((name) => byName.has(name)));
  const words = new Set(changed.flatMap((name) => ruleWords(byName.get(name))));
  for (let size = -1; size !== kinds.size + words.size; ) {
    size = kinds.size + words.size;
    for (const word of words) if (byName.has(word)) kinds.add(word);
    if (words.has('me')) for (const name of people) kinds.add(name);
    for (const name of kinds) {
      const kind = byName.get(name);
      if (kind !== undefined) addFields(kind, { kinds, words, isPerson: people.includes(name), byName });
    }
  }
  return { kinds, words };
}

interface Found {
  readonly kinds: Set<string>;
  readonly words: Set<string>;
  readonly isPerson: boolean;
  readonly byName: ReadonlyMap<string, Kind>;
}

function addFields({ title, fields }: Kind, { kinds, words, isPerson, byName }: Found): void {
  // A record is written by its title, and people are known by their address.
  words.add(title);
  for (const { name, kind, to, formula } of fields) {
    if (isPerson && kind === 'email') words.add(name);
    if (!words.has(name)) continue;
    if (to !== undefined && byName.has(to)) kinds.add(to);
    if (formula !== undefined) for (const word of wordsIn(formula)) words.add(word);
  }
}

function ruleWords(kind: Kind | undefined): string[] {
  return (kind?.rules ?? []).flatMap(({ never, says }) => [never, ...formulasIn(says)].flatMap(wordsIn));
}

/** A formula that cannot be read speaks of nothing: it is refused where it is worked out. */
function wordsIn(formula: string): string[] {
  try {
    return tokensOf(formula)
      .filter(({ kind }) => kind === 'word')
      .map(({ text }) => text);
  } catch (error) {
    if (error instanceof FormulaFault) return [];
    throw error;
  }
}
