import type { Answer } from '../../../../ask/answer.ts';
import type { Answerers } from '../../../../ask/answer-question.ts';
import { answerOf } from '../answer-of.ts';
import type { Conversation } from '../conversation.ts';
import { pastTurns } from './past-turns.ts';
import type { Hearing, ModelDesk } from './speaking-model.ts';

interface DeskQuestion {
  readonly question: string;
  readonly parent: string | null;
  readonly into: Conversation | undefined;
  readonly answerers: Answerers;
}

/**
 * Asks a model. What can be reckoned is right without one, and an app is made by the press of a button: neither is sent. When the
 * model fails, what is here answers in its place.
 */
export async function askDesk(
  desk: ModelDesk,
  { question, parent, into, answerers }: DeskQuestion,
  /** Hears what is said, and how to stop it. */
  hear: (hearing: Hearing, stop: () => void) => void,
): Promise<Answer> {
  if (await isSureHere(question, answerers)) return answerOf(question, answerers);
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  hear({ text: '' }, stop);
  const outcome = await desk.ask(
    question,
    pastTurns(into, parent),
    (hearing) => hear(hearing, stop),
    leaving.signal,
  );
  if (outcome.kind === 'answered') return outcome.answer;
  const answer = await answerOf(question, answerers);
  return { kind: 'instead', by: desk.speaker, trouble: outcome.trouble, answer };
}

async function isSureHere(question: string, { exact }: Answerers): Promise<boolean> {
  const asked = question.trim();
  try {
    if ((await exact(asked)) !== undefined) return true;
    const { appWish } = await import('../../../../ask/intents/app-wish.ts');
    return appWish(asked) !== undefined;
  } catch {
    // Whoever answers in the end says what is wrong.
    return false;
  }
}
