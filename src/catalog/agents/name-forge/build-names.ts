import { spokenForm } from '../../../methods/language/phonotactics.ts';

export interface Candidate {
  /** In small letters. */
  readonly name: string;
  readonly kind: 'Blend' | 'Affix' | 'Clip' | 'Compound' | 'Invented' | 'Yours';
  readonly made: string;
  /** The words that it comes from. */
  readonly from: readonly string[];
  /** Whole words in it, where it is plain to the reader where one ends. */
  readonly pieces?: readonly string[];
}

const alike = ['ckq', 'sz', 'fv', 'iy', 'dt', 'bp'];
const longestOverlap = 5;

function soundsAlike(one: string, other: string): boolean {
  return one === other || alike.some((group) => group.includes(one) && group.includes(other));
}

function overlaps(one: string, other: string): boolean {
  return [...one].every((letter, index) =>
    index === 0 ? letter === other[index] : soundsAlike(letter, other[index] ?? ''),
  );
}

/** Two words that run into each other where they share sounds, as smoke and fog make smog. */
export function blendsOf(one: string, other: string): Candidate[] {
  const names: Candidate[] = [];
  const shared = (name: string, sounds: string) =>
    names.push({
      name,
      kind: 'Blend',
      from: [one, other],
      made: `“${one}” runs into “${other}” at the shared “${sounds}”`,
    });
  for (let size = Math.min(longestOverlap, one.length - 1, other.length - 1); size >= 2; size -= 1)
    for (let at = 1; at + size <= one.length; at += 1)
      for (let from = 0; from + size < other.length && from <= 2; from += 1) {
        const sounds = other.slice(from, from + size);
        if (!overlaps(one.slice(at, at + size), sounds)) continue;
        shared(one.slice(0, at) + other.slice(from), sounds);
      }
  const last = one.at(-1) ?? '';
  if (/[bdfglmnprstv]/.test(last) && other.startsWith(last)) shared(one + other.slice(1), last);
  const onset = /^[^aeiouy]+/.exec(one)?.[0] ?? '';
  const rime = other.replace(/^[^aeiouy]*/, '');
  if (onset.length >= 1 && rime.length >= 3 && !other.startsWith(onset))
    names.push({
      name: onset + rime,
      kind: 'Blend',
      from: [one, other],
      made: `the start of “${one}” on “${other}”`,
    });
  return names;
}

const suffixes: readonly (readonly [string, string])[] = [
  ['ly', 'makes it a manner'],
  ['ify', 'makes it a deed'],
  ['era', 'sounds like a time'],
  ['ora', 'is round and open'],
  ['io', 'is short and bright'],
  ['ia', 'sounds like a place'],
  ['ella', 'makes it small and friendly'],
  ['well', 'says that it turns out well'],
  ['wise', 'says that it knows how'],
  ['kin', 'makes it small and near'],
  ['ium', 'sounds like an element'],
  ['ista', 'names somebody who does it'],
  ['eo', 'is open and easy'],
  ['on', 'is firm'],
];

const prefixes: readonly (readonly [string, string])[] = [
  ['ever', 'says that it lasts'],
  ['pro', 'says that it goes forward'],
  ['omni', 'says that it is everywhere'],
  ['true', 'says that it is honest'],
  ['up', 'lifts it'],
  ['re', 'says again'],
  ['co', 'says together'],
];

export function affixesOf(word: string): Candidate[] {
  return [
    ...suffixes.map(
      ([suffix, why]): Candidate => ({
        name: joined(word, suffix),
        kind: 'Affix',
        from: [word],
        ...(/^[aeiou]/.test(suffix) || word.endsWith(suffix.charAt(0)) ? {} : { pieces: [word, suffix] }),
        made: `“${word}” with -${suffix}, which ${why}`,
      }),
    ),
    ...prefixes
      .filter(([prefix]) => !word.startsWith(prefix) && !(/[aeiou]$/.test(prefix) && /^[aeiou]/.test(word)))
      .map(
        ([prefix, why]): Candidate => ({
          name: prefix + word,
          kind: 'Affix',
          from: [word],
          pieces: [prefix, word],
          made: `“${word}” with ${prefix}-, which ${why}`,
        }),
      ),
  ];
}

/** A vowel at the seam is left out, and so is a letter that would stand twice. */
function joined(word: string, suffix: string): string {
  const stem = /^[aeiou]/.test(suffix) ? word.replace(/[aeiouy]+$/, '') : word;
  return stem.endsWith(suffix.charAt(0)) ? stem + suffix.slice(1) : stem + suffix;
}

/** The first syllable or two, closed by a consonant where there is one, as in lab, gym or app. */
export function clipsOf(word: string, endings: readonly string[]): Candidate[] {
  const { syllables } = spokenForm(word);
  if (syllables.length < 2) return [];
  const first = syllables[0] ?? '';
  const next = /^[^aeiouy]/.exec(syllables[1] ?? '')?.[0] ?? '';
  const stem = /[aeiouy]$/.test(first) ? first + next : first;
  return [
    ...(syllables.length > 2
      ? [
          {
            name: syllables.slice(0, 2).join(''),
            kind: 'Clip' as const,
            from: [word],
            made: `“${word}” cut after two syllables`,
          },
        ]
      : []),
    ...endings.map(
      (ending): Candidate => ({
        name: joined(stem, ending),
        kind: 'Clip',
        from: [word],
        made: `“${word}” cut to “${stem}”, with -${ending}`,
      }),
    ),
  ];
}

const places = [
  'nest',
  'loft',
  'path',
  'spark',
  'field',
  'craft',
  'kind',
  'leaf',
  'loom',
  'mint',
  'port',
  'row',
  'yard',
  'folk',
];

export function compoundsOf(one: string, others: readonly string[]): Candidate[] {
  return [...others, ...places]
    .filter((other) => other !== one && !one.endsWith(other) && !other.startsWith(one))
    .map((other) => ({
      name: one + other,
      kind: 'Compound',
      from: [one, other],
      pieces: [one, other],
      made: `“${one}” and “${other}” side by side`,
    }));
}
