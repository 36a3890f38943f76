import type { AnswerHere } from '../answer.ts';
import { answerExactly } from './answer-exactly.ts';

/** What can be reckoned, as an answer; nothing when the question is of another kind. */
export function exactAnswerTo(
  question: string,
  at: Parameters<typeof answerExactly>[1],
): AnswerHere | undefined {
  const found = answerExactly(question, at);
  if (found === undefined) return undefined;
  if (found.kind === 'cannot') return { kind: 'cannot', reason: found.reason };
  const { understood, answer, steps, table } = found;
  return { kind: 'exact', understood, answer, steps, ...(table === undefined ? {} : { table }) };
}
