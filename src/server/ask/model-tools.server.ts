import { z } from 'zod';
import { exactAnswerTo } from '../../ask/exact/exact-answer-to.ts';
import { limits } from '../../kernel/limits.ts';
import type { ModelTool } from '../ai/model-port.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { agentTools } from './agent-tools.server.ts';
import { asksForOwn } from './asks-for-own.ts';
import type { GatheredGrounds } from './gathered-grounds.ts';
import { sourceText } from './model-prompt.ts';
import { ownTools } from './own-tools.server.ts';

export interface ToolSetting {
  readonly question: string;
  readonly userId: string;
  /** The time zone in which days are meant. */
  readonly zone: string;
  readonly grounds: GatheredGrounds;
  /** Tools of other servers that the person has allowed. */
  readonly others: Readonly<Record<string, ModelTool>>;
}

/**
 * What a model may use to answer one question. All of ours reads or reckons: nothing is changed, and nothing is sent anywhere. What
 * a tool answers counts as ground for figures.
 */
export function modelTools(
  { services, caller }: Pick<FunctionCall, 'services' | 'caller'>,
  { question, userId, zone, grounds, others }: ToolSetting,
): Record<string, ModelTool> {
  const { database, clock, passages } = services;
  const asked = z.object({ question: z.string().max(limits.ask.questionLength) });
  const reading: Record<string, ModelTool> = {
    ...others,
    work_out: {
      description:
        'Works out exactly what can be reckoned: sums, percentages, units, days, time zones, loans, statistics. Ask one thing in words.',
      input: asked,
      async run(input) {
        const found = exactAnswerTo((input as z.infer<typeof asked>).question, { now: clock.now(), zone });
        return found ?? { kind: 'cannot', reason: 'This cannot be reckoned. Put it in other words.' };
      },
    },
    search: {
      description: 'Finds further sources in the help, the guides and the articles of this product.',
      input: asked,
      async run(input) {
        const { question: wanted } = input as z.infer<typeof asked>;
        const found = await passages.searchPassages(wanted, limits.ask.passages);
        return grounds.addPassages(found).map(sourceText).join('\n');
      },
    },
    ...agentTools(database, userId),
    ...(asksForOwn(question) ? ownTools(database, caller) : {}),
  };
  return Object.fromEntries(
    Object.entries(reading).map(([name, tool]) => [name, { ...tool, run: noted(tool.run, grounds) }]),
  );
}

function noted(run: ModelTool['run'], grounds: GatheredGrounds): ModelTool['run'] {
  return async (input, signal) => {
    const answer = await run(input, signal);
    grounds.addAnswer(answer);
    return answer;
  };
}
