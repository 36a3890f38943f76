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

/** What people pass on by a link; anything else that is shared is used by turns. */
const passedOn =
  /\b(?:photos?|pictures?|images?|videos?|links?|posts?|recipes?|stories|story|files?|documents?|tips?|news|ideas?|articles?|playlists?|notes?|memor(?:y|ies)|updates?|locations?|results?|scores?|albums?|experiences?|reviews?|knowledge|information|lists?|plans?|calendars?|quotes?|memes?|songs?|skills?|stor(?:y|ies)|moments?|thoughts?|content|pages?|profiles?|works?|art|designs?|templates?|reports?|data|costs?|expenses?|bills?)$/iu;
const places =
  /\b(?:spaces?|spots?|rooms?|cars?|vans?|bikes?|boats?|tools?|machines?|cottages?|cabins?|houses?|huts?|gardens?|plots?|desks?|studios?|washers?|laundry|garages?|parking|equipment|gear|trailers?|mowers?|ladders?|drills?|kitchens?|saunas?|pools?|courts?|fields?|toys?|books?)$/iu;
const among = /^\s*(?:\S+\s+){0,4}?(?:among|between|amongst)\b/iu;

/** “Share the parking space among the flats” is to use it by turns, and no link to send. */
export function isUsedByTurns(verb: string, object: string, after: string): boolean {
  if (verb !== 'share' || passedOn.test(object.trim())) return false;
  return places.test(object.trim()) || among.test(after);
}
