import type { AnswerHere } from './answer.ts';
import { isOrder } from './intents/agent/asks-for-work.ts';
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
 * plain from its words. Documents that were attached are meant by the next question. Passages come last because something is always near;
 * only where a question is put to nobody in particular do they come before an agent whose words it happens to have.
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
  const known = await firstOf([attached, own, wish], asked);
  if (known !== undefined) return known;
  const offered = await agent(asked);
  if (offered !== undefined && isSure(offered, asked)) return offered;
  const told = await firstOf([term, passages], asked);
  return preferred(offered, told) ?? { kind: 'unknown', nearest: [] };
}

async function firstOf(answerers: readonly Answerer[], asked: string): Promise<AnswerHere | undefined> {
  for (const answerer of answerers) {
    const answer = await answerer(asked);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** An agent is meant where it is told to do something, or where the question has something for its form. */
function isSure(offered: AnswerHere, asked: string): boolean {
  return offered.kind !== 'agent' || offered.filled.length > 0 || isOrder(asked);
}

/** Whoever asks gets the words that answer it, with the way to the agent; the agent alone, where nothing else is said. */
function preferred(offered: AnswerHere | undefined, told: AnswerHere | undefined): AnswerHere | undefined {
  if (offered?.kind !== 'agent' || told?.kind !== 'quotes') return offered ?? told;
  const address = `/agents/${offered.slug}`;
  const [first] = told.quotes;
  if (first === undefined || first.from.address.split('#')[0] === address) return offered;
  return { ...told, opens: told.opens ?? { title: offered.name, address } };
}

/** One word of a form is in many a question; two mean that somebody has the case which the agent works out. */
const fewestFilled = 2;

function withDesk(reckoned: AnswerHere, agent: AnswerHere | undefined): AnswerHere {
  if (reckoned.kind !== 'exact' || agent?.kind !== 'agent' || agent.filled.length < fewestFilled)
    return reckoned;
  const { slug, name, job, filled } = agent;
  return { ...reckoned, desk: { slug, name, job, filled } };
}
