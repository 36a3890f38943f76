import { useState } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import { type Grade, grade } from '../../../../methods/grading/grade.ts';
import type { CodeRun } from '../../../../methods/grading/run-code.ts';
import type { Answer, Task } from '../../../../methods/grading/task.ts';
import { checkCode } from './check-code.ts';

export interface Checked {
  readonly grade: Grade;
  readonly run?: CodeRun;
}

/** What stands there before anything was touched: an order is an answer from the start, and code has its first lines. */
export function startAnswer(task: Task, seed: string): Answer | undefined {
  if (task.type === 'order') return shuffledPlaces(task.items.length, seed);
  return task.type === 'code' ? task.start : undefined;
}

/** Checks an answer by its rule, code by running it. */
export function useCheck(task: Task) {
  const [checked, setChecked] = useState<Checked>();
  const [busy, setBusy] = useState(false);

  async function check(answer: Answer | undefined): Promise<Checked> {
    setBusy(true);
    const result = await resultOf(task, answer);
    setBusy(false);
    setChecked(result);
    return result;
  }

  return { checked, busy, check, forget: () => setChecked(undefined) };
}

async function resultOf(task: Task, answer: Answer | undefined): Promise<Checked> {
  if (task.type !== 'code') return { grade: grade(task, answer) };
  const run = await checkCode(task, typeof answer === 'string' ? answer : task.start);
  if (run === undefined)
    return {
      grade: {
        right: false,
        share: 0,
        unread: 'The sandbox could not be started in this browser. Reload the page and try again.',
      },
    };
  const passed = run.tests.filter((test) => test.passed).length;
  return { grade: { right: run.passed, share: passed / Math.max(1, task.tests.length) }, run };
}
