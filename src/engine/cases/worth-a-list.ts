import { isKnownVerb, verbClass } from '../knowledge/verbs.ts';
import { isSite } from '../proof/main-part.ts';
import type { Brief, ReadThing } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';
import { meantVerb } from '../read/meant-verb.ts';
import { pluralPhrase } from '../read/words.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import type { CasePlan } from './case-plan.ts';
import { isSameThing } from './same-words.ts';

/** “Things that expire” are what the app is about anyway, a “sample” is an example of it, and a “sheet” a way to see it. */
const sayingNothing =
  /^(?:thing|stuff|item|object|piece|number|row|column|place|point|favou?rite|something|one|lot|rest|list|entry|data|information|info|detail|time|day|night|week|weekend|month|year|money|cash|sample|example|part|bit|sum|total|average|half|amount|sheet|screen|way|chance|kind|type|sort|limit|rule|spreadsheet|excel|whatsapp|paper|notebook)$/;
const anyThing = /^(?:thing|item|object|piece|entry)$/;
/** Words that more often stand for something else than for what is kept. */
const vague =
  /^(?:result|page|case|step|phase|stage|word|line|problem|question|answer|idea|reason|change|mistake|job|work|task|life|side|end|start|turn|go|try|place|hint|tip|note|name|role|team|group|family|house)$/;

/** What people do with something that is entered, listed or chosen from. */
const keeps = new Set([
  'create',
  'edit',
  'remove',
  'manage',
  'view',
  'search',
  'track',
  'upload',
  'download',
  'choose',
  'analyse',
  'act',
]);
const light =
  /^(?:take|get|make|know|leave|find|obtain|understand|start|stop|close|finish|come|win|meet|match|move|mark|set|buy|sign|switch|pay|bring|use|tick|tap|pass|drink|eat|wash|drive|water|switch|need)$/;

/** “People see our work, prices and hours”: parts of a site are no properties of what stands before them. */
const ofSites =
  /^(?:our |the )?(?:prices?|hours?|opening (?:hours?|times?)|directions?|address|contacts?|map)$/i;

export interface Said {
  readonly brief: Pick<Brief, 'things'>;
  readonly reading: Reading;
  readonly file: CaseFile;
  readonly isTask: boolean;
}

/**
 * Whether a thing that a case does not know is a kind of record of its own: where it has properties, where its records are
 * named, or where the text says that they are entered, listed or chosen from. A property, a part, a figure or a tool of
 * something else is none.
 */
export function isWorthAList(entity: EntitySpec, said: Said, plan: CasePlan): boolean {
  // Who reckons something keeps nothing.
  if (Object.keys(said.file.things ?? {}).length === 0) return false;
  const word = nounLemma(entity.one);
  if (isCorrected(word, said.reading)) return true;
  const read = readThings(entity, said.brief);
  const people = peopleIn(said.reading);
  const told = new Set(
    read
      .flatMap(({ fields }) => fields)
      .filter((words) => !people.has(nounLemma(words)) && !(isSite(said) && ofSites.test(words))),
  ).size;
  // “Each piece has a place and a price” tells of what there is, whatever it is called.
  if (sayingNothing.test(word)) return told >= fewest && anyThing.test(word);
  if (isOnlyOne(word, said.reading)) return false;
  if (told < fewest && isOwnName(word, said.reading)) return false;
  const isKept = isDoneWith(word, said.reading);
  const isNamed = read.some(({ names = [], most }) => names.length > 1 || most !== undefined);
  // A word of the case is what the case knows, unless a whole record is told of it.
  if (vague.test(word) || isWordOf(plan, word)) return told > fewest || (told === fewest && isKept);
  if (told >= fewest || isNamed) return true;
  return isKept && (told > 0 || !said.isTask);
}

const fewest = 2;

/** Who corrects a word to be a kind of record means one. */
function isCorrected(word: string, reading: Reading): boolean {
  return reading.spans.some(
    (span) => span.kind === 'T' && span.sure === undefined && nounLemma(wordsOf(reading, span)) === word,
  );
}

/** “summer moorings” may be called moorings further on. */
export function readThings({ one }: EntitySpec, { things }: Pick<Brief, 'things'>): ReadThing[] {
  const word = nounLemma(one);
  return [...(things ?? [])]
    .filter(([phrase]) => phrase === word || word.endsWith(` ${phrase}`))
    .map(([, thing]) => thing);
}

/** Who is named beside a thing is no property of it: the case knows who has to do with what. */
export function peopleIn(reading: Reading): Set<string> {
  const words = (wanted: string) =>
    reading.spans.filter(({ kind }) => kind === wanted).map((span) => nounLemma(wordsOf(reading, span)));
  const fields = words('F');
  return new Set(words('R').filter((one) => !fields.includes(one)));
}

/** “the family Mavros” is somebody, and no kind of record. */
function isOwnName(word: string, reading: Reading): boolean {
  const spans = reading.spans.filter((span) => nounLemma(wordsOf(reading, span)) === word);
  return spans.length > 0 && spans.every((span) => /\s\p{Lu}\p{Ll}/u.test(wordsOf(reading, span)));
}

function isDoneWith(word: string, reading: Reading): boolean {
  const { spans, arcs } = reading;
  const isOfIt = (at: number) => {
    const span = spans[at];
    return span !== undefined && nounLemma(wordsOf(reading, span)) === word;
  };
  const keepsIt = (at: number) => {
    const span = spans[at];
    if (span?.kind !== 'A') return false;
    const verb = meantVerb(wordsOf(reading, span));
    return isKnownVerb(verb) && !light.test(verb) && keeps.has(verbClass(verb));
  };
  // “half the flats vote”: who does something is not what it is done with.
  const doesIt = (thing: number, act: number) =>
    /^\s+$/.test(reading.text.slice(spans[thing]?.end ?? 0, spans[act]?.start ?? 0));
  return arcs.some(
    ({ from, to }) =>
      (keepsIt(from) && isOfIt(to) && !doesIt(to, from)) ||
      (keepsIt(to) && isOfIt(from) && !doesIt(from, to)),
  );
}

/** “we share one horse”: what there is one of needs no list. */
function isOnlyOne(word: string, { text }: Reading): boolean {
  const only = new RegExp(
    `\\b(?:one|a single|just one|only one|my|our|the one)\\s+(?:[\\w-]+\\s+)?${word}\\b`,
    'i',
  );
  return only.test(text) && !new RegExp(`\\b${pluralPhrase(word)}\\b`, 'i').test(text);
}

/** Whether the labels of a case speak of something. */
function isWordOf({ entities, actions }: CasePlan, word: string): boolean {
  const labels = [
    ...entities.flatMap(({ fields }) =>
      fields.flatMap(({ label, options = [] }) => [label, ...options.map(String)]),
    ),
    ...actions.map(({ label }) => label),
  ];
  return labels.some(
    (label) =>
      isSameThing(word, label) ||
      label
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map(nounLemma)
        .includes(word),
  );
}
