import type { Answer } from '../../methods/grading/task.ts';
import { finalRules } from './final-test.ts';

/** How somebody is getting on with one course. Times are ISO dates with their time. */
export interface Progress {
  /** When each lesson was read to its end, by its address. */
  readonly lessons: Readonly<Record<string, string>>;
  /** What was tried, by exercise. */
  readonly answers: Readonly<Record<string, Tried>>;
  /** What comes again, by exercise. */
  readonly missed: Readonly<Record<string, Missed>>;
  readonly attempts: readonly Attempt[];
}

export interface Tried {
  readonly tries: number;
  /** Whether it was ever right. */
  readonly solved: boolean;
  readonly answer: Answer;
  readonly at: string;
}

export interface Missed {
  readonly lesson: string;
  /** How often it has been right since it was missed. */
  readonly step: number;
  /** Not before this; empty when it has been learnt. */
  readonly due: string;
  readonly at: string;
}

export interface Attempt {
  readonly day: string;
  readonly number: number;
  readonly at: string;
  readonly right: number;
  readonly total: number;
  readonly passed: boolean;
  /** Of a course that an installation wrote itself: the version that was asked. */
  readonly version?: number | undefined;
  readonly answers: Readonly<Record<string, Answer>>;
}

export const noProgress: Progress = { lessons: {}, answers: {}, missed: {}, attempts: [] };

const dayMs = 86_400_000;
/** Days until something that was missed comes again; after the last it has been learnt. */
export const reviewDays = [1, 3, 7, 21] as const;
export const progressLimits = { answerLength: 4_000, attempts: 120 } as const;

/** A clock that was set back must not make what is newer look older. */
function after(now: Date, last: string | undefined): string {
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(now.getTime(), Number.isNaN(earliest) ? 0 : earliest)).toISOString();
}

export function lessonRead(progress: Progress, lesson: string, now: Date): Progress {
  if (Object.hasOwn(progress.lessons, lesson)) return progress;
  return { ...progress, lessons: { ...progress.lessons, [lesson]: now.toISOString() } };
}

interface Try {
  readonly exercise: string;
  readonly lesson: string;
  readonly answer: Answer;
  readonly right: boolean;
}

/** A wrong answer comes again tomorrow; a right one to something that was missed moves it on when it was due. */
export function tried(progress: Progress, { exercise, lesson, answer, right }: Try, now: Date): Progress {
  const before = own(progress.answers, exercise);
  const answers = {
    ...progress.answers,
    [exercise]: {
      tries: (before?.tries ?? 0) + 1,
      solved: right || before?.solved === true,
      answer: shortened(answer),
      at: after(now, before?.at),
    },
  };
  const known = own(progress.missed, exercise);
  const missed = right
    ? movedOn(known, now)
    : { lesson, step: 0, due: inDays(now, reviewDays[0]), at: after(now, known?.at) };
  return {
    ...progress,
    answers,
    missed: missed === undefined ? progress.missed : { ...progress.missed, [exercise]: missed },
  };
}

function movedOn(known: Missed | undefined, now: Date): Missed | undefined {
  if (known === undefined || !isDue(known, now)) return undefined;
  const step = known.step + 1;
  const days = reviewDays[step];
  return { ...known, step, due: days === undefined ? '' : inDays(now, days), at: after(now, known.at) };
}

function isDue({ due }: Missed, now: Date): boolean {
  return due !== '' && due <= now.toISOString();
}

/** Exercises whose time has come, the longest waiting first. */
export function dueReviews(progress: Progress, now: Date): { exercise: string; lesson: string }[] {
  return Object.entries(progress.missed)
    .filter(([, missed]) => isDue(missed, now))
    .toSorted(([, one], [, other]) => (one.due < other.due ? -1 : 1))
    .map(([exercise, { lesson }]) => ({ exercise, lesson }));
}

/** When the next one comes, where none is due. */
export function nextReview(progress: Progress): string | undefined {
  return Object.values(progress.missed)
    .map(({ due }) => due)
    .filter((due) => due !== '')
    .toSorted()[0];
}

/** The number of the next attempt of today; undefined when there is none left. */
export function nextAttempt(progress: Progress, now: Date): { day: string; number: number } | undefined {
  const day = now.toISOString().slice(0, 10);
  const taken = progress.attempts.filter((one) => one.day === day).map(({ number }) => number);
  const number = Math.max(0, ...taken) + 1;
  return number > finalRules.attemptsADay ? undefined : { day, number };
}

export function finalTaken(progress: Progress, attempt: Attempt): Progress {
  return { ...progress, attempts: keptAttempts([...progress.attempts, attempt]) };
}

export function bestAttempt({ attempts }: Progress): Attempt | undefined {
  return attempts.toSorted((one, other) => other.right / other.total - one.right / one.total)[0];
}

/** Both sides of what two devices did apart from each other: every lesson, every try, every attempt. */
export function joinProgress(one: Progress, other: Progress): Progress {
  return {
    lessons: joined(one.lessons, other.lessons, (a, b) => (a < b ? a : b)),
    answers: joined(one.answers, other.answers, (a, b) => ({
      ...newer(a, b),
      tries: Math.max(a.tries, b.tries),
      solved: a.solved || b.solved,
    })),
    missed: joined(one.missed, other.missed, newer),
    attempts: keptAttempts([...one.attempts, ...other.attempts]),
  };
}

function newer<Dated extends { readonly at: string }>(one: Dated, other: Dated): Dated {
  return one.at >= other.at ? one : other;
}

function joined<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  join: (a: Value, b: Value) => Value,
): Record<string, Value> {
  const all: Record<string, Value> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const mine = own(one, name);
    all[name] = mine === undefined ? value : join(mine, value);
  }
  return all;
}

/** The newest, and those that were passed for as long as there is room. */
function keptAttempts(attempts: readonly Attempt[]): Attempt[] {
  const known = new Map(
    attempts.map((attempt) => [`${attempt.day}/${attempt.number}/${attempt.at}`, attempt]),
  );
  const inOrder = [...known.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const most = progressLimits.attempts;
  if (inOrder.length <= most) return inOrder;
  const passed = inOrder.filter((one) => one.passed).slice(-most);
  const failed = inOrder.filter((one) => !one.passed);
  const room = most - passed.length;
  const kept = new Set([...passed, ...(room > 0 ? failed.slice(-room) : [])]);
  return inOrder.filter((one) => kept.has(one));
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function shortened(answer: Answer): Answer {
  return typeof answer === 'string' ? answer.slice(0, progressLimits.answerLength) : answer;
}

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString();
}
