import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answerExactly } from '../../src/ask/exact/answer-exactly.ts';

const schema = z.object({
  questions: z.array(z.object({ question: z.string(), expected: z.union([z.number(), z.string()]) })),
});

/** Where and when `exact.json` is asked. */
const setting = { now: new Date('2026-11-17T12:00:00Z'), zone: 'Europe/Berlin' };
const closeness = 1e-9;

/** The questions that have one exact answer: which share of them gets it, and what the others get. */
export function scoreExact(): { readonly right: number; readonly wrong: readonly string[] } {
  const file = readFileSync(join(import.meta.dirname, 'exact.json'), 'utf8');
  const { questions } = schema.parse(JSON.parse(file));
  const wrong = questions.flatMap(({ question, expected }) => {
    const answer = answerExactly(question, setting);
    if (answer === undefined) return [`${question}: no answer`];
    if (answer.kind === 'cannot') return [`${question}: ${answer.reason}`];
    const isRight =
      typeof expected === 'string'
        ? answer.answer.includes(expected)
        : Math.abs((answer.value ?? Number.NaN) - expected) <= closeness * Math.max(1, Math.abs(expected));
    return isRight ? [] : [`${question}: ${answer.answer}`];
  });
  return { right: 1 - wrong.length / questions.length, wrong };
}
