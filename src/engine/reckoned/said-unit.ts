import { numberWords, ordinalWords } from '../facts/number-words.ts';
import { nounLemma } from '../read/lemma.ts';
import type { When } from './said-price.ts';

const people = /^(?:person|people|head|guest|pax|participant|visitor|capita)$/;

/** The unit in one: “guests” and “head” are persons. */
export function unitOf(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/^(?:the|an?|each|every|full|whole|started|extra)\s+/, '')
    .trim();
  const one = nounLemma(plain);
  if (people.test(one)) return 'person';
  if (/^(?:kid|child|children)$/.test(one)) return 'child';
  return one;
}

export const isTime = (unit: string) => /^(?:night|day|hour|week|month|year|weekend|minute)$/.test(unit);
export const isMeasure = (unit: string) =>
  /^(?:square-metre|cubic-metre|metre|km|kg|litre|liter|mile)$/.test(unit);
/** Who is counted one by one, whatever else is paid for. */
export const isSomeone = (words: string) =>
  /\b(?:adults?|child(?:ren)?|kids?|students?|seniors?|pensioners?|persons?|people|guests?|members?|dogs?|cats?|pets?|horses?|m[ae]n|wom[ae]n|helpers?|waiters?|bab(?:y|ies)|teens?)$/i.test(
    words,
  );

const monthNames = 'january february march april may june july august september october november december';
const monthWord = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const monthSpan = new RegExp(
  String.raw`\b(?:in|from|between|during)?\s*\b(${monthWord})\b(?:\s*(to|until|till|through|and|,|-|–)\s*\b(${monthWord})\b)?`,
  'iu',
);

function monthOf(word: string): number {
  const start = word.toLowerCase().slice(0, 3);
  return monthNames.split(' ').findIndex((name) => name.startsWith(start)) + 1;
}

/** Months from one to another, over the new year too. */
function monthsTo(first: number, last: number): number[] {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % 12) + 1);
}

/** When something holds, and the text without these words. */
export function takeWhen(text: string): { when?: When; rest: string } {
  const month = monthSpan.exec(text);
  if (month !== null && isMonths(month)) {
    const [whole, first = '', joint = '', last = ''] = month;
    const ends = last === '' ? [monthOf(first)] : [monthOf(first), monthOf(last)];
    const [start = 1, end = start] = ends;
    const months = /^(?:and|,)$/.test(joint) ? ends : monthsTo(start, end);
    return { when: { months }, rest: without(text, whole) };
  }
  const day = /\b(?:on|at|during|in)?\s*(?:the\s+)?\b(weekdays?|weekends?)\b/iu.exec(text);
  if (day !== null) {
    const days = /end/i.test(day[1] ?? '') ? 'weekends' : 'weekdays';
    return { when: { days }, rest: without(text, day[0]) };
  }
  const other =
    /\b(?:otherwise|else|(?:the )?rest of the year|off[- ]season|outside (?:the )?season|all other months)\b/iu.exec(
      text,
    );
  return other === null ? { rest: text } : { when: 'otherwise', rest: without(text, other[0]) };
}

/** “may” alone is mostly no month. */
function isMonths([whole, first = '', , last = '']: RegExpExecArray): boolean {
  return (
    last !== '' || /^\s*(?:in|from|during)\b/i.test(whole) || (first.length > 4 && /^\p{Lu}/u.test(first))
  );
}

function without(text: string, words: string): string {
  return text.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
}

export function ordinalOf(word: string): number | undefined {
  return (
    ordinalWords[word.toLowerCase()] ??
    (/^\d+(?:th|rd|nd)$/i.test(word) ? Number.parseInt(word, 10) : undefined)
  );
}

/** “three nights” is “3 nights”. */
export function withDigits(text: string): string {
  return text.replaceAll(/\b[a-z]+\b/giu, (word) => String(numberWords[word.toLowerCase()] ?? word));
}
