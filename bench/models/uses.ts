import { z } from 'zod';
import type { ModelMessage, ModelPort, ModelUsage } from '../../src/server/ai/model-port.ts';
import { question } from './first-word.ts';

const plan = z.object({
  title: z.string(),
  pages: z.array(z.object({ name: z.string(), shows: z.string() })),
});

const messages: ModelMessage[] = [
  { role: 'system', text: 'You help with the books of a small business. You answer briefly.' },
  { role: 'user', text: question },
];

const tools = {
  look_up: {
    description: 'Finds invoices by words.',
    input: z.object({ question: z.string() }),
    run: async () => [
      { invoice: 1, total: 500, paid: true },
      { invoice: 2, total: 750, paid: false },
    ],
  },
};

export interface CountedUse {
  name: string;
  calls: number;
  usage: ModelUsage;
  /** How it ended, in a word. */
  outcome: string;
}

/** Every way of using a model once, with the behaviour of a model that belongs to it. */
export async function countUses(open: (model: string) => ModelPort): Promise<CountedUse[]> {
  const words = (name: string, model: string, more: object = {}) => listen(name, open(model), more);
  return [
    await words('words', 'good-plan'),
    await words('words, with a tool used once', 'uses-tool', { tools }),
    await words('words, with tools for ever (3 rounds)', 'tool-loop', { tools, limits: { toolRounds: 3 } }),
    await words('words, after a failed try', 'server-error'),
    await object('an object', open('good-plan')),
    await object('an object that broke off', open('unclosed-json')),
    await object('an object with words around it', open('json-in-prose')),
    await askedAgain('an object, right the second time', open('broken-block-then-repaired')),
  ];
}

async function listen(name: string, port: ModelPort, options: object): Promise<CountedUse> {
  for await (const event of port.stream(messages, options)) {
    if (event.kind === 'end') return { name, calls: 1, usage: event.usage, outcome: 'answered' };
    if (event.kind === 'fault') return { name, calls: 1, usage: event.usage, outcome: event.fault.kind };
  }
  throw new Error(`${name} never ended.`);
}

async function object(name: string, port: ModelPort): Promise<CountedUse> {
  const answer = await port.object(plan, messages);
  return {
    name,
    calls: 1,
    usage: answer.usage,
    outcome: answer.ok ? `fits (${answer.repair})` : answer.fault.kind,
  };
}

async function askedAgain(name: string, port: ModelPort): Promise<CountedUse> {
  const first = await port.object(plan, messages);
  if (first.ok) return { name, calls: 1, usage: first.usage, outcome: 'fits' };
  const second = await port.object(plan, [
    ...messages,
    { role: 'assistant', text: first.said },
    { role: 'user', text: first.problems.join('\n') },
  ]);
  const usage: ModelUsage = {
    inputTokens: first.usage.inputTokens + second.usage.inputTokens,
    outputTokens: first.usage.outputTokens + second.usage.outputTokens,
    requests: first.usage.requests + second.usage.requests,
    isEstimated: first.usage.isEstimated || second.usage.isEstimated,
  };
  return { name, calls: 2, usage, outcome: second.ok ? 'fits' : second.fault.kind };
}
