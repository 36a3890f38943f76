import type { AnswerHere } from './answer.ts';
import { appWish } from './intents/app-wish.ts';
import { longestQuestion } from './longest-question.ts';

/** Tells whether it can answer; the next one is asked when it cannot. */
export type Answerer = (question: string) => AnswerHere | undefined | Promise<AnswerHere | undefined>;

/** Those who answer, as the place where the question is asked has them: a server, or a browser without one. */
export interface Answerers {
  /** Reckoning, units, days, statistics. */
  readonly exact: Answerer;
  /** Documents that were attached to the conversation: whoever attaches one asks about it. */
  readonly attached?: Answerer;
  /** The person's own apps, runs and tools. */
  readonly own: Answerer;
  /** An agent that does what is asked for, with its form filled. */
  readonly agent: Answerer;
  /** A term of the law dictionary, when its definition is asked for. */
  readonly term: Answerer;
  /** Passages of what the product ships and of the person's documents. */
  readonly passages: Answerer;
}

/**
 * Asks those who are surest first: what can be reckoned is right or wrong, what is the person's own is known, a wish for an app is
 * plain from its words. Documents that were attached are meant by the next question. Passages come last because something is always near.
 */
export async function answerQuestion(question: string, answerers: Answerers): Promise<AnswerHere> {
  const asked = question.trim();
  if (asked === '') return { kind: 'cannot', reason: 'Ask something, in your own words.' };
  if (asked.length > longestQuestion)
    return {
      kind: 'cannot',
      reason: `A question may have ${longestQuestion.toLocaleString('en')} characters. Attach longer texts as a document.`,
    };
  const wish: Answerer = (text) => appWish(text);
  const reckoned = await answerers.exact(asked);
  if (reckoned !== undefined) return withDesk(reckoned, await answerers.agent(asked));
  const { attached = () => undefined, own, agent, term, passages } = answerers;
  for (const answerer of [attached, own, wish, agent, term, passages]) {
    const answer = await answerer(asked);
    if (answer !== undefined) return answer;
  }
  return { kind: 'unknown', nearest: [] };
}

/** One word of a form is in many a question; two mean that somebody has the case which the agent works out. */
const fewestFilled = 2;

function withDesk(reckoned: AnswerHere, agent: AnswerHere | undefined): AnswerHere {
  if (reckoned.kind !== 'exact' || agent?.kind !== 'agent' || agent.filled.length < fewestFilled)
    return reckoned;
  const { slug, name, job, filled } = agent;
  return { ...reckoned, desk: { slug, name, job, filled } };
}
