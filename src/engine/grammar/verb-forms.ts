import nlp from 'compromise/three';

/** Verbs whose participle is the verb itself. The library guesses the same of others, such as “quiz”. */
const unchanging = new Set(
  'put set cut let hit shut cost hurt quit split spread bet cast read burst rid shed'.split(' '),
);
/** “kept”, but not “bept”. */
const inEpt = new Set(['keep', 'sleep', 'weep', 'sweep', 'creep']);

type Tense = 'PastTense' | 'Participle' | 'PresentTense' | 'Gerund';
const tenses: readonly Tense[] = ['PastTense', 'Participle', 'PresentTense', 'Gerund'];

/** The parts of the library that work on one word. Reading each verb as a sentence takes a thousand times as long. */
interface Words {
  readonly lexicon: Readonly<Record<string, string | readonly string[]>>;
  toInfinitive(word: string, tense: Tense): string;
  conjugate(verb: string): Readonly<Record<string, string>>;
}

let opened: Words | undefined;

function words(): Words {
  if (opened !== undefined) return opened;
  const model = nlp.model() as { one: { lexicon: Words['lexicon'] } };
  const { verb } = (nlp.methods() as unknown as LibraryMethods).two.transform;
  opened = {
    lexicon: model.one.lexicon,
    toInfinitive: (word, tense) => verb.toInfinitive(word, model, tense),
    conjugate: (base) => verb.conjugate(base, model),
  };
  return opened;
}

interface LibraryMethods {
  readonly two: {
    readonly transform: {
      readonly verb: {
        toInfinitive(word: string, model: unknown, tense: Tense): string;
        conjugate(verb: string, model: unknown): Readonly<Record<string, string>>;
      };
    };
  };
}

/** Forms that the library takes for other words. */
const otherwiseTagged: ReadonlyMap<string, string> = new Map(
  Object.entries({
    has: 'have',
    had: 'have',
    does: 'do',
    did: 'do',
    left: 'leave',
    felt: 'feel',
    lit: 'light',
  }),
);

/** Base form of a verb with its particle: “lent” → “lend”, “checks in” → “check in”. */
export function verbLemma(phrase: string): string {
  const [first = '', ...others] = phrase.toLowerCase().trim().split(/\s+/);
  return [lemmaOf(first), ...others].join(' ');
}

function lemmaOf(word: string): string {
  const other = otherwiseTagged.get(word);
  if (other !== undefined) return other;
  const { lexicon, toInfinitive } = words();
  const tags = Object.hasOwn(lexicon, word) ? [lexicon[word]].flat() : [];
  if (tags.includes('Infinitive')) return word;
  const tense = tenses.find((one) => tags.includes(one));
  if (tense !== undefined) return toInfinitive(word, tense) || word;
  return regularLemma(word);
}

/** By its ending, where the verb that is found has that form. */
function regularLemma(word: string): string {
  const tense = tenseOf(word);
  if (tense === undefined) return word;
  const { toInfinitive, conjugate } = words();
  const base = toInfinitive(word, tense);
  if (base !== '' && base !== word && Object.values(conjugate(base)).includes(word)) return base;
  return /([bdgklmnprt])\1ed$/.test(word)
    ? word.slice(0, -3)
    : word.replace(/(?<=[aeo]y|[^aeiouy]{2})ed$/, '');
}

function tenseOf(word: string): Tense | undefined {
  if (word.length < 4) return undefined;
  if (word.endsWith('ing')) return 'Gerund';
  if (word.endsWith('ed')) return word.endsWith('eed') ? undefined : 'PastTense';
  return /[^su]s$/.test(word) ? 'PresentTense' : undefined;
}

/** What has been done: `extract` → `extracted`, `tick off` → `ticked off`. Of several words the first changes. */
export function participle(verb: string): string {
  const [first = '', ...others] = verb.toLowerCase().split(' ');
  return [participleOf(first), ...others].join(' ');
}

function participleOf(verb: string): string {
  if (unchanging.has(verb)) return verb;
  const forms = words().conjugate(verb);
  const form = forms['Participle'] || forms['PastTense'] || '';
  const isGuess = form === '' || form === verb || (form.endsWith('ept') && !inEpt.has(verb));
  return isGuess ? regularParticiple(verb) : form;
}

function regularParticiple(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  const doubles = /^[^aeiou]*(?:[aeiou]|qui)[bdgklmnprtz]$/.test(verb);
  return doubles ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
}
