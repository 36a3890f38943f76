import { z } from 'zod';
import type { AnswerHere, Place } from '../../../../ask/answer.ts';
import { answerQuestion } from '../../../../ask/answer-question.ts';
import { answerMarkdown } from '../../../../ask/answer-text.ts';
import { exactAnswerTo } from '../../../../ask/exact/exact-answer-to.ts';
import { agentWish } from '../../../../ask/intents/agent/agent-wish.ts';
import { termOfLaw } from '../../../../ask/intents/term-of-law.ts';
import { longestQuestion } from '../../../../ask/longest-question.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { lawTerms } from '../../../../catalog/law-terms.gen.ts';
import { defineTool, looking } from '../define-tool.ts';
import { limitUse } from '../limit-use.server.ts';

const citation = z.object({
  title: z.string(),
  address: z.string(),
  section: z.string().optional(),
  quote: z.string().optional().describe('Word for word as it stands there.'),
});
type Citation = z.output<typeof citation>;

export const ask = defineTool({
  name: 'ask',
  title: 'Ask',
  description:
    'Answers a question without a language model: exactly, where it can be worked out (figures, units, dates, time zones, statistics), with an agent that does what is asked for, or by quoting what is written here, with the place of each quote. Says so when nothing here answers.',
  scope: 'ask',
  annotations: looking,
  input: z.object({
    question: z.string().trim().min(1, { error: 'Ask something.' }).max(longestQuestion),
    time_zone: z
      .string()
      .max(60)
      .default('UTC')
      .describe('In which “today” is meant, such as Europe/Lisbon.'),
  }),
  output: z.object({
    kind: z.enum(['exact', 'cannot', 'quotes', 'agent', 'app', 'own', 'unknown']),
    text: z.string().describe('The answer in Markdown.'),
    citations: z.array(citation).describe('Where it was taken from, or what comes nearest.'),
    agent: z.string().optional().describe('The agent that does this; run_agent runs it.'),
  }),
  say: ({ text }) => text,
  async run(at, { question, time_zone: zone }) {
    await limitUse(at, 'questions');
    const { services, auth } = at.call;
    const answer = await answerQuestion(question, {
      exact: (text) => exactAnswerTo(text, { now: services.clock.now(), zone }),
      // What a person has is told by the tools that may read it.
      own: () => undefined,
      agent: (text) => agentWish(text, agents),
      term: (text) => termOfLaw(text, lawTerms),
      passages: (text) => services.passages.answer(text),
    });
    return {
      kind: answer.kind,
      text: withSite(answerMarkdown(answer), auth.siteUrl),
      citations: citationsOf(answer).map((one) => ({ ...one, address: `${auth.siteUrl}${one.address}` })),
      ...(answer.kind === 'agent' ? { agent: answer.slug } : {}),
    };
  },
});

function citationsOf(answer: AnswerHere): Citation[] {
  switch (answer.kind) {
    case 'quotes':
      return answer.quotes.map(({ text, from: { title, address, section } }) => ({
        title,
        address,
        ...(section === undefined ? {} : { section }),
        quote: text,
      }));
    case 'agent':
      return [{ title: answer.name, address: `/agents/${answer.slug}` }, ...answer.others.map(placeOf)];
    case 'own':
      return answer.places.map(placeOf);
    case 'unknown':
      return answer.nearest.map(placeOf);
    default:
      return [];
  }
}

function placeOf({ title, address }: Place): Citation {
  return { title, address };
}

/** Links in an answer are paths of the product, which say nothing to a program elsewhere. */
function withSite(markdown: string, siteUrl: string): string {
  return markdown.replaceAll('](/', `](${siteUrl}/`);
}
