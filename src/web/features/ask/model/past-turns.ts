import type { Answer } from '../../../../ask/answer.ts';
import { answerText } from '../../../../ask/answer-text.ts';
import { readAnswer } from '../../../../ask/read-answer.ts';
import type { AskModelInput } from '../../../../functions/ask-model/contract.ts';
import { limits } from '../../../../kernel/limits.ts';
import { type Conversation, shownBranch } from '../conversation.ts';

const { turns: most, turnLength } = limits.ask;

/** What a model is told of the conversation: the last turns of the branch in which the question is asked. */
export function pastTurns(
  conversation: Conversation | undefined,
  parent: string | null,
): AskModelInput['conversation'] {
  if (conversation === undefined || parent === null) return [];
  return shownBranch({ turns: conversation.turns, shown: parent })
    .slice(-most)
    .map(({ question, answer }) => {
      const read = readAnswer(answer);
      return {
        question: question.slice(0, turnLength),
        answer: (read === undefined ? '' : wordsOf(read)).slice(0, turnLength),
      };
    });
}

/** Without what is said about a model. */
function wordsOf(answer: Answer): string {
  if (answer.kind === 'said') return answer.text;
  return answer.kind === 'instead' ? wordsOf(answer.answer) : answerText(answer);
}
