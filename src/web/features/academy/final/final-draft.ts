import type { Exercise } from '../../../../catalog/academy/course.ts';
import type { Answer } from '../../../../methods/grading/task.ts';

/** Answers of a test that is not handed in yet: a reload must not lose them. On this device only. */
const keyOf = (person: string, course: string, day: string, number: number) =>
  `academy-final/${person}/${course}/${day}/${number}`;

type Answers = Readonly<Record<string, Answer>>;

export function readDraft(...name: Parameters<typeof keyOf>): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(...name)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Answers) : {};
  } catch {
    // Storage is refused, or what lies there is damaged: the test begins empty.
    return {};
  }
}

export function keepDraft(answers: Answers, ...name: Parameters<typeof keyOf>): void {
  try {
    localStorage.setItem(keyOf(...name), JSON.stringify(answers));
  } catch {
    // The test goes on in memory; only a reload would lose it.
  }
}

/** A test of a course that may change, as it was when it began. */
export interface Begun {
  readonly version: number | undefined;
  readonly questions: readonly Exercise[];
}

const begunKey = (...name: Parameters<typeof keyOf>) => `${keyOf(...name)}/questions`;

export function readBegun(...name: Parameters<typeof keyOf>): Begun | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(begunKey(...name)) ?? 'null') as Begun | null;
    return typeof kept?.version === 'number' && Array.isArray(kept.questions) ? kept : undefined;
  } catch {
    // Storage is refused, or what lies there is damaged: the questions are drawn anew.
    return undefined;
  }
}

export function keepBegun(begun: Begun, ...name: Parameters<typeof keyOf>): void {
  try {
    localStorage.setItem(begunKey(...name), JSON.stringify(begun));
  } catch {
    // Only a change of the course before the next reload would be felt.
  }
}

export function dropDraft(...name: Parameters<typeof keyOf>): void {
  try {
    localStorage.removeItem(keyOf(...name));
    localStorage.removeItem(begunKey(...name));
  } catch {
    // It was never kept.
  }
}
