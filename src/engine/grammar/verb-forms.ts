import nlp from 'compromise/three';

/** Verbs whose participle is the verb itself. The library guesses the same of others, such as “quiz”. */
const unchanging = new Set(
  'put set cut let hit shut cost hurt quit split spread bet cast read burst rid shed'.split(' '),
);
/** “kept”, but not “bept”. */
const inEpt = new Set(['keep', 'sleep', 'weep', 'sweep', 'creep']);

/** Base form of a verb with its particle: “lent” → “lend”, “checks in” → “check in”. */
export function verbLemma(words: string): string {
  const plain = words.toLowerCase().trim();
  const read = nlp(plain);
  read.tag('Verb');
  return read.verbs().toInfinitive().text('normal') || plain;
}

/** What has been done: `extract` → `extracted`, `tick off` → `ticked off`. Of several words the first changes. */
export function participle(verb: string): string {
  const [first = '', ...others] = verb.toLowerCase().split(' ');
  return [participleOf(first), ...others].join(' ');
}

function participleOf(verb: string): string {
  if (unchanging.has(verb)) return verb;
  const read = nlp(verb);
  read.tag('Verb');
  const [forms] = read.verbs().conjugate() as { Participle?: string; PastTense?: string }[];
  const form = forms?.Participle ?? forms?.PastTense ?? '';
  const isGuess = form === '' || form === verb || (form.endsWith('ept') && !inEpt.has(verb));
  return isGuess ? regularParticiple(verb) : form;
}

function regularParticiple(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  const doubles = /^[^aeiou]*(?:[aeiou]|qui)[bdgklmnprtz]$/.test(verb);
  return doubles ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
}
