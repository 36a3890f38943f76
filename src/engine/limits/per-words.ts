import type { Bound } from './limit.ts';

/** What a count is for each of: a stretch of time, or a word for people or things. */
export interface PerWords {
  readonly time?: 'day' | 'week' | 'month' | 'year';
  readonly things: readonly string[];
  /** “at a time”: what is over by now does not count. */
  readonly isAtOnce: boolean;
  /** “may have 3”: at a time, where that can be told. */
  readonly isHeld: boolean;
}

const time =
  /\b(?:per|a|an|each|every|in (?:one|a|the same)|on (?:one|the same)|the same|same)\s(day|night|evening|morning|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(daily|weekly|monthly|yearly)\b/iu;
const things =
  /\b(?:per|each|every|for (?:each|every|one)|on one|in one|with one|on the same|for the same)\s((?!day|night|evening|morning|week|month|year|time|hour|minute)[\p{L}’'-]+(?:\s(?!per\b|a\b|and\b|each\b|every\b|at\b|in\b|on\b|can\b|may\b|only\b|is\b)[\p{L}’'-]+)?)/giu;
const atOnce =
  /\b(?:at once|open|outstanding|at a time|at the same time|at any (?:one )?time|simultaneously)\b/iu;

const stretches: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  night: 'day',
  evening: 'day',
  morning: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
};

const subject =
  /\b(?:each|every|one|any|an?|no)\s(\p{L}+)\s(?:can|may|must|should|gets?|has|cannot|can[’']?t|is allowed)\b/iu;
const people = /\b(?:nobody|no one|noone|everyone|everybody|anyone|you|people)\b/iu;
const manyPeople = /(?:^|[\s])(\p{L}+s)\s(?:can|may|should|cannot|can[’']?t|must)\b/iu;
const holds = /\b(?:have|hold|keep|borrow)\b/iu;

/** Who is limited: “nobody may have more than 3”. */
function subjectOf(said: string): string[] {
  const named = subject.exec(said)?.[1] ?? manyPeople.exec(said)?.[1];
  if (named !== undefined && !/^(?:this|it|there|always)$/iu.test(named)) return [named];
  return people.test(said) ? ['person'] : [];
}

export function perWords({ rest, said }: Pick<Bound, 'rest' | 'said'>): PerWords {
  const found = time.exec(rest);
  const each = [...rest.matchAll(things)].map(({ 1: words = '' }) => words);
  const stretch = stretches[(found?.[1] ?? found?.[2] ?? '').toLowerCase().replace(/^.*day$/, 'day')];
  return {
    ...(stretch === undefined ? {} : { time: stretch }),
    things: each.length > 0 ? each : subjectOf(said),
    isAtOnce: atOnce.test(rest),
    isHeld: holds.test(said),
  };
}
