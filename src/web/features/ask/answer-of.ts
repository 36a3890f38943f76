import type { Answer } from '../../../ask/answer.ts';
import type { Answerers } from '../../../ask/answer-question.ts';

/** The answer of what is here. The code that answers is fetched with the first question. */
export async function answerOf(question: string, answerers: Answerers): Promise<Answer> {
  try {
    const { answerQuestion } = await import('../../../ask/answer-question.ts');
    return await answerQuestion(question, answerers);
  } catch (error) {
    console.warn('A question could not be answered.', error);
    return {
      kind: 'cannot',
      reason:
        'Something went wrong while this was being answered. Ask again; if it stays so, reload the page.',
    };
  }
}
