import type { AnswerHere } from '../../../ask/answer.ts';

/** What can be reckoned, by the clock and in the time zone of this device. */
export async function exactAnswer(question: string): Promise<AnswerHere | undefined> {
  const { exactAnswerTo } = await import('../../../ask/exact/exact-answer-to.ts');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return exactAnswerTo(question, { now: new Date(), zone });
}
