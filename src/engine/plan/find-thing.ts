import type { Thing } from '../knowledge/thing.ts';
import type { Noun } from './noun.ts';

export type ThingLookup = ReadonlyMap<string, Thing>;

export function indexThings(groups: readonly (readonly Thing[])[]): ThingLookup {
  const index = new Map<string, Thing>();
  for (const thing of groups.flat())
    for (const word of thing.words) if (!index.has(word)) index.set(word, thing);
  return index;
}

/** Words that mean a known thing only where the description is about such: a poll has results, and no grades. */
const contexts: Readonly<Record<string, RegExp>> = {
  request: /\b(?:leave|vacation|holidays?|time off|absences?)\b/i,
  application: /\b(?:leave|vacation|holidays?|time off|absences?)\b/i,
  approval: /\b(?:leave|vacation|holidays?|time off|absences?)\b/i,
  pledge: /\b(?:money|amounts?|fund\w*|campaigns?|donations?)\b/i,
  proposal: /\b(?:polls?|surveys?|petitions?|ballots?|elections?)\b/i,
  result: /\b(?:students?|exams?|schools?|teachers?|classes|courses?|pupils?)\b/i,
  score: /\b(?:students?|exams?|schools?|teachers?|classes|courses?|pupils?)\b/i,
  mark: /\b(?:students?|exams?|schools?|teachers?|classes|courses?|pupils?)\b/i,
  level: /\b(?:games?|puzzles?|gaming)\b/i,
  plan: /\b(?:goals?|habits?|study|learning|training|lessons?)\b/i,
  progress: /\b(?:goals?|habits?|study|learning)\b/i,
  ticket: /\b(?:support|help ?desk|bugs?|issues?|incidents?|service desk|customer service|agents?)\b/i,
  room: /\b(?:hotels?|hostels?|guests?|nights?|inns?|stays?|accommodations?|homestays?|resorts?|lodgings?|rent\w*|bookings?|reserv\w+|meetings?)\b/i,
  type: /$^/,
  tree: /\b(?:plants?|forests?|gardens?|garden\w+|botan\w+|orchards?|nurser\w+)\b/i,
  work: /\b(?:art|arts|artists?|gallery|portfolio|paintings?|photograph\w*)\b/i,
  loan: /\b(?:banks?|credits?|interest|mortgages?|lend\w*|financ\w+|repay\w*)\b/i,
  position: /\b(?:jobs?|hiring|recruit\w*|vacanc\w+|careers?|employ\w+|candidates?|applicants?)\b/i,
  tag: /\b(?:blog|articles?|posts?|notes?|manage)\b/i,
  run: /\b(?:running|runners?|jog\w*|workouts?|training|marathons?|pace|kilomet\w+|km|miles?|sports?|fitness)\b/i,
  flat: /\b(?:estate agents?|for sale|to let|lettings?|listings?|adverts?|propert\w+|viewings?|buyers?|brokers?|realtors?)\b/i,
  job: /\b(?:hiring|hire|recruit\w*|vacanc\w+|careers?|employ\w+|candidates?|applicants?|appl(?:y|ications?)|salar\w+|job (?:board|hunt\w*|search\w*|seekers?))\b/i,
  donation: /\b(?:campaigns?|fund ?rais\w*|causes?|charit\w+|donors?)\b/i,
  exhibit: /\b(?:art|artists?|galler\w+|exhibitions?|paintings?|photograph\w*)\b/i,
};

/** Whether a description is about what a word usually means. */
export function isInContext(head: string, text: string): boolean {
  const context = Object.hasOwn(contexts, head) ? contexts[head] : undefined;
  return context === undefined || context.test(text);
}

const shortestPrefix = 3;
const shortestEnd = 5;

/** The known thing that a noun means: by its whole phrase first, then by its last words. */
export function findThing(things: ThingLookup, noun: Noun): Thing | undefined {
  const words = noun.phrase.split(' ');
  // “employee records” are about employees, whatever else a record may be.
  if (words.length > 1 && /^(?:record|profile|listing|entry|account|card|file|history)$/.test(noun.head)) {
    const bearer = findThing(things, {
      phrase: words.slice(0, -1).join(' '),
      head: words.at(-2) ?? '',
    });
    if (bearer !== undefined && !things.has(noun.phrase)) return bearer;
  }
  for (let from = 0; from < words.length; from++) {
    const found = things.get(words.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  // “houseplants” are plants.
  for (let from = shortestPrefix; from <= noun.head.length - shortestEnd; from++) {
    const found = things.get(noun.head.slice(from));
    if (found !== undefined) return found;
  }
  return undefined;
}
