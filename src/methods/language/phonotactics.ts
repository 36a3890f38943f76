/** Which sounds English lets stand together, by their usual spelling. Giegerich, English Phonology, 1992, chapters on syllables. */

const onsets = new Set(
  `b c d f g h j k l m n p qu r s t v w y z bl br ch chr cl cr dr dw fl fr gl gr kl kn kr ph phr pl pr rh sc sch scr sh shr sk sl sm sn
  sp sph spl spr squ st str sw th thr tr tw wh wr`.split(/\s+/),
);

const codas = new Set(
  `b c ch ck ct d dd dge f ff ft g gg gh ght k l lb lch ld lf lk ll lm ln lp ls lt lth m mb mp mpt mn n nc nch nct nd ng nk nn nt nth nx p ph
  pp pt r rb rch rd rf rg rk rl rm rn rp rs rsh rst rt rth rve s sh sk sm sp ss st t tch th tt v w wl wn x xt y z zz`.split(
    /\s+/,
  ),
);

const group = /([aeiouy]+)|([^aeiouy]+)/g;

interface Chunk {
  readonly text: string;
  readonly isVowel: boolean;
}

/** Vowels and consonants in turn; y before a vowel is a consonant, u after q belongs to it, a last e after a consonant is silent. */
function chunksOf(word: string): Chunk[] {
  const marked = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/qu/g, 'Q')
    .replace(/(^|[aeiou])y(?=[aeiou])/g, '$1Y');
  return [...marked.matchAll(group)].map(([text, vowels]) => ({
    text: text.replace(/Q/g, 'qu').replace(/Y/g, 'y'),
    isVowel: vowels !== undefined,
  }));
}

/** How consonants between two vowels part: as many as may begin a syllable go to the next one. */
function partCluster(cluster: string): { readonly coda: string; readonly onset: string } | undefined {
  for (let cut = 0; cut <= cluster.length; cut += 1) {
    const coda = cluster.slice(0, cut);
    const onset = cluster.slice(cut);
    if ((coda === '' || codas.has(coda)) && (onset === '' || onsets.has(onset))) return { coda, onset };
  }
  return undefined;
}

interface SpokenForm {
  readonly syllables: readonly string[];
  /** Consonants that English does not put together at that place. */
  readonly hard: readonly string[];
}

/** The syllables of a word by its spelling, and the clusters that are hard to say. */
export function spokenForm(word: string): SpokenForm {
  const chunks = chunksOf(word);
  const syllables: string[] = [];
  const hard: string[] = [];
  let open = '';
  for (const [index, { text, isVowel }] of chunks.entries()) {
    const isFirst = index === 0;
    const isLast = index === chunks.length - 1;
    if (isVowel) {
      const isSilent = isLast && text === 'e' && syllables.length > 0;
      if (isSilent) {
        syllables[syllables.length - 1] += `${open}e`;
        open = '';
      } else {
        syllables.push(open + text);
        open = '';
      }
      continue;
    }
    if (isFirst) {
      if (!onsets.has(text)) hard.push(text);
      open = text;
    } else if (isLast) {
      if (!codas.has(text)) hard.push(text);
      syllables[syllables.length - 1] += text;
    } else {
      const parted = partCluster(text);
      if (parted === undefined) hard.push(text);
      const { coda, onset } = parted ?? { coda: text.slice(0, 1), onset: text.slice(1) };
      syllables[syllables.length - 1] += coda;
      open = onset;
    }
  }
  return { syllables: syllables.length === 0 && open !== '' ? [open] : syllables, hard };
}

/** Spellings that are read in more than one way, or heard and then spelled in more than one way. */
const doubtful: readonly (readonly [RegExp, string])[] = [
  [/ough/g, '“ough” has six sounds'],
  [/ph/g, '“ph” may be written f'],
  [/gh(?!t)/g, '“gh” may be silent'],
  [/ea|ei|ie(?!$)|oo|ou|ow|ua(?!$)|uo|ao|ae|eu/g, 'a pair with two readings'],
  [/c(?=[eiy])/g, 'a soft c may be written s'],
  [/g(?=[eiy])/g, 'g before e or i is hard or soft'],
  [/ck|q(?!u)|kk/g, 'a k with another spelling'],
  [/x/g, 'x may be written cks or z'],
  [/([bdfglmnprstz])\1/g, 'a doubled letter that is not heard'],
  [/y(?=[^aeiou])/g, 'y inside a word may be written i'],
  [/[aeiou]{3,}/g, 'three vowels in a row'],
  [/^(?:kn|wr|gn|ps|rh)/g, 'a silent first letter'],
];

/** Most names have none of them, and one look at all tells so. */
const anyDoubt = new RegExp(
  doubtful
    .map(([{ source }]) => source.replace('\\1', '\\k<twice>'))
    .join('|')
    .replace('([bdfglmnprstz])', '(?<twice>[bdfglmnprstz])'),
);

export function spellingDoubts(word: string): string[] {
  const small = word.toLowerCase();
  if (!anyDoubt.test(small)) return [];
  return doubtful.flatMap(([pattern, why]) =>
    [...small.matchAll(pattern)].map(([text]) => `${text}: ${why}`),
  );
}
