import type { Answerers } from '../../../ask/answer-question.ts';
import type { OwnThings } from '../../../ask/intents/own/own-things.ts';
import { exactAnswer } from './exact-answerer.ts';
import { passageDesk } from './passages/ask-passages.ts';

/** Those who answer in the browser, with no server. Each fetches its code when it is first asked. */
export function answerersOf(own: () => OwnThings): Answerers {
  return {
    exact: exactAnswer,
    async own(question) {
      const { ownAnswer } = await import('../../../ask/intents/own/own-answer.ts');
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      return ownAnswer(question, own(), { now: new Date(), zone });
    },
    async agent(question) {
      const [{ agentWish }, { agents }] = await Promise.all([
        import('../../../ask/intents/agent/agent-wish.ts'),
        import('../../../catalog/agents.gen.ts'),
      ]);
      return agentWish(question, agents);
    },
    async term(question) {
      const { askedName, termOfLaw } = await import('../../../ask/intents/term-of-law.ts');
      if (askedName(question) === undefined) return undefined;
      const { lawTerms } = await import('../../../catalog/law-terms.gen.ts');
      return termOfLaw(question, lawTerms);
    },
    passages: (question) => passageDesk().ask(question),
  };
}
