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

export function dropDraft(...name: Parameters<typeof keyOf>): void {
  try {
    localStorage.removeItem(keyOf(...name));
  } catch {
    // It was never kept.
  }
}
