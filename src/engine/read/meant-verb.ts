import { verbLemma } from '../grammar/verb-forms.ts';
import { verbPhrases } from '../knowledge/verbs.ts';

/** What people say for acts that every app knows by another word. */
const plainWords: Readonly<Record<string, string>> = {
  'keep track of': 'track',
  'keep track': 'track',
  'keep an eye on': 'track',
  'write down': 'add',
  'write up': 'add',
  'put in': 'add',
  'type in': 'add',
  'key in': 'add',
  'punch in': 'add',
  put: 'add',
  'put down': 'add',
  enter: 'add',
  jot: 'add',
  'jot down': 'add',
  'note down': 'add',
  note: 'add',
  log: 'add',
  record: 'add',
  keep: 'track',
  store: 'track',
  save: 'add',
  tick: 'complete',
  'tick off': 'complete',
  'check off': 'complete',
  'cross off': 'complete',
  'mark off': 'complete',
  'look up': 'search',
  'look for': 'search',
  'look at': 'view',
  see: 'view',
  show: 'view',
  know: 'view',
  get: 'view',
  tell: 'view',
  list: 'view',
  'set up': 'add',
  'sign up': 'sign-up',
  'put themselves down': 'sign-up',
  'take out': 'borrow',
  'bring back': 'return',
  'give back': 'return',
  'take away': 'remove',
  'throw out': 'remove',
  'hand out': 'assign',
  'hand in': 'submit',
  'give out': 'assign',
  'say yes': 'approve',
  'sign off': 'approve',
  'say no': 'reject',
  'turn down': 'reject',
  preorder: 'order',
  'pick up': 'view',
  ask: 'request',
  'ask for': 'request',
  text: 'notify',
  ping: 'notify',
  nudge: 'notify',
  warn: 'notify',
  remind: 'notify',
  'add up': 'calculate',
  'work out': 'calculate',
  'figure out': 'calculate',
};

/** The verb by which the planner knows an act. */
export function meantVerb(words: string): string {
  const lemma = verbLemma(words);
  const known = plainWords[lemma];
  if (known !== undefined) return known;
  const phrase = verbPhrases.find(([pattern]) => pattern.test(lemma))?.[1];
  if (phrase !== undefined) return phrase;
  const [first = lemma] = lemma.split(' ');
  return plainWords[first] ?? first;
}
