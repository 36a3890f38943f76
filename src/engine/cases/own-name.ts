import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { sentenceCase } from '../read/words.ts';
import { type Reading, type SpanKind, wordsOf } from '../reader/reading.ts';

/** Words that say that it is an app, and not which. */
const sayingLittle =
  /^(?:apps?|web ?sites?|sites?|pages?|things?|tools?|systems?|platforms?|programs?|software|trackers?|lists?|planners?|logs?|boards?|calculators?|scoreboards?|bookings?|diar(?:y|ies)|journals?|games?|quiz(?:zes)?|timers?|sheets?|books?|manager|organi[sz]ers?|database|registers?|forms?|shops?|stores?|calendars?|schedules?|rotas?|rosters?|generators?|counters?|reminders?|thingy|place|solution|portal|dashboard|standings|maps?|plans?|stock|portfolio|overview|tables?|records?|archives?|collection)$/i;
/** Whom it is for is not what it is. */
const someone =
  /^(?:us|me|family|kids?|children|friends?|lab|office|work|home|school|class|club|group|team|shop|business|company|house|village|community|people|party|wedding|street|neighbou?rhood|flat|kitchen|garden|car)$/i;
const afterPlace = /\s+(?:in|at|near|outside|on|from|by|around|behind)\s+.*$/i;
const called = /\b(?:called|named)\s+(.+)$/i;
const startsLoose = /^(?:my|our|the|an?|this|your|their|his|her|some)\s+/i;
const mostWords = 5;

/**
 * What the person calls it: the name of the business, or the kind of app with what it is for. Undefined where the text
 * names neither: then it is called as the case is.
 */
export function ownName(reading: Reading): string | undefined {
  const [subject = ''] = phrases(reading, 'X').filter((words) => !isSomeone(words));
  const [kind = ''] = phrases(reading, 'K');
  const named = called.exec(subject)?.[1] ?? (isProper(subject) ? subject : '');
  if (named !== '') return asName(named);
  const plain = kind.replace(/\s+(?:thing|thingy|app|website|site|tool|page)$/i, '');
  if (plain !== '' && !saysLittle(plain)) return asName(plain);
  if (subject === '') return ofSomeone(reading, plain);
  if (plain === '' && !subject.includes(' ')) return undefined;
  return asName(
    plain === '' || saysIt(subject, plain)
      ? subject
      : `${subject.replace(afterPlace, '')} ${lowerStart(plain)}`,
  );
}

/** “I'm a street photographer and need a portfolio”. */
function ofSomeone(reading: Reading, kind: string): string | undefined {
  const [who = ''] = phrases(reading, 'X').map((words) => words.replace(afterPlace, ''));
  return who === '' || kind === '' || !isPerson(nounLemma(who.split(' ').at(-1) ?? ''))
    ? undefined
    : asName(`${who}'s ${lowerStart(kind)}`);
}

const lowerStart = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/**
 * What an app is called that has no name: what it keeps, with the word for whom or what it is. Nobody knows their app by
 * a name that a case made up.
 */
export function plainName(reading: Reading, many: string): string {
  const subject = [...phrases(reading, 'X'), ...phrases(reading, 'K')]
    .map((words) => words.replace(afterPlace, '').split(' ').at(-1)?.toLowerCase() ?? '')
    .find((word) => /^\p{L}{3,}$/u.test(word) && !saysLittle(word) && !someone.test(word));
  const isSaid = subject === undefined || saysIt(many, subject) || saysIt(subject, many);
  return sentenceCase(isSaid ? many : `${subject} ${many.toLowerCase()}`);
}

function phrases(reading: Reading, kind: SpanKind): string[] {
  return reading.spans
    .filter((span) => span.kind === kind)
    .map((span) =>
      wholeName(wordsOf(reading, span), reading.text.slice(span.end))
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(startsLoose, ''),
    );
}

const openEnd = /(?:\s(?:du|des?|del|della|di|da|dos|la|le|les|of|the|von|van|zum|zur|and|&))+\s*$/u;
const nameGoesOn = /^\s+\p{Lu}[\p{L}'’-]*/u;

/** “Fête du Four”: what reads as a number is the end of the name. A name that ends in such a word otherwise ends before it. */
function wholeName(words: string, after: string): string {
  if (!openEnd.test(words)) return words;
  return `${words}${nameGoesOn.exec(after)?.[0] ?? ''}`.replace(openEnd, '');
}

/** A name in it: a word with a capital that is not the first. */
function isProper(words: string): boolean {
  return /\s(?:d'|d’)?\p{Lu}[\p{L}'’]+/u.test(words.replace(afterPlace, '')) || /\sof\s\p{Lu}/u.test(words);
}

function isSomeone(words: string): boolean {
  const head = words.replace(afterPlace, '');
  const last = head.split(' ').at(-1) ?? '';
  return (!isProper(head) && (isPerson(nounLemma(last)) || /\bperson$/i.test(head))) || someone.test(head);
}

export function saysLittle(words: string): boolean {
  return words.split(' ').every((word) => sayingLittle.test(word));
}

function saysIt(subject: string, kind: string): boolean {
  return subject.toLowerCase().includes(nounLemma(kind.toLowerCase()));
}

/** Undefined where it is too long to be a name. */
function asName(words: string): string | undefined {
  const whole = words
    .replaceAll(/[^\p{L}\p{N} &'’.-]/gu, '')
    .replace(/[\s.-]+$/u, '')
    .trim();
  const short = whole.split(' ').length > mostWords ? whole.replace(afterPlace, '') : whole;
  const isName = short.length > 2 && short.length <= 40 && short.split(' ').length <= mostWords;
  return isName ? sentenceCase(short) : undefined;
}
