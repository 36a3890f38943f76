/** Vowels by letter that begin with a consonant's sound, and consonants by letter that are silent. */
const soundsAsConsonant = /^(?:uni(?!n|m)|us[ei]|u[bfkrt][aeiou]|eu|ew|one\b|once\b|ouija)/i;
const silentStart = /^(?:hour|honest|honou?r|heir)/i;

/** "a" or "an", by how the next word begins to sound. */
export function indefiniteArticle(next: string): 'a' | 'an' {
  if (silentStart.test(next)) return 'an';
  if (soundsAsConsonant.test(next)) return 'a';
  return /^[aeiou]/i.test(next) ? 'an' : 'a';
}

/** Every "a" and "an" put right for the word after it. */
export function withRightArticles(text: string): string {
  return text.replace(/\b(an?)(\s+)(?=\p{L})/giu, (found, article: string, space: string, at: number) => {
    const next = text.slice(at + found.length);
    const right = indefiniteArticle(next);
    return (article.charAt(0) === 'A' ? right.charAt(0).toUpperCase() + right.slice(1) : right) + space;
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const smallWords =
  /^(?:A|An|The|His|Her|Their|Its|My|Our|Your|No|Every|All|Some|Two|Three|If|When|In|On|At|To)(?=\s)/;

/** How a phrase stands within a sentence: no stop at its end, and a small first letter unless it is a name. */
export function withinSentence(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?…;:,]+$/, '')
    .replace(smallWords, (word) => word.toLowerCase());
}

export interface Pronouns {
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly himself: string;
  /** Picks the form of a verb that goes with the pronoun. */
  readonly verb: (singular: string, plural: string) => string;
}

export function pronounsOf(which: 'she' | 'he' | 'they'): Pronouns {
  const forms = {
    she: ['she', 'her', 'her', 'herself'],
    he: ['he', 'him', 'his', 'himself'],
    they: ['they', 'them', 'their', 'themself'],
  } as const;
  const [he, him, his, himself] = forms[which];
  return { he, him, his, himself, verb: (singular, plural) => (which === 'they' ? plural : singular) };
}
