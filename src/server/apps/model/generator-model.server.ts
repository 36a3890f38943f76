import type { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import type { ModelFault } from '../../ai/model-fault.ts';
import { modelFaults } from '../../ai/model-fault.ts';
import type {
  ModelCallOptions,
  ModelMessage,
  ModelObject,
  ModelPort,
  ModelUsage,
} from '../../ai/model-port.ts';

/** What a model wrote in words. */
type Written = { ok: true; text: string } | { ok: false; fault: ModelFault };

/** A model with what may be spent on one version: tokens and time, over all that it is asked. */
export interface GeneratorModel {
  readonly name: string;
  readonly place: string;
  /** Spent so far. */
  readonly tokens: number;
  object<Value>(schema: z.ZodType<Value>, messages: readonly ModelMessage[]): Promise<ModelObject<Value>>;
  write(messages: readonly ModelMessage[]): Promise<Written>;
}

const { generatorModels: most } = limits;
const nothingUsed: ModelUsage = { inputTokens: 0, outputTokens: 0, requests: 0, isEstimated: false };

export function openGeneratorModel(
  port: ModelPort,
  signal: AbortSignal,
  budget: { totalTokens: number; wholeMs: number } = most,
): GeneratorModel {
  let tokens = 0;
  // Building and trying out between two questions is nothing that the model could be blamed for.
  let askedMs = 0;

  async function timed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const begin = performance.now();
    try {
      return await ask();
    } finally {
      askedMs += performance.now() - begin;
    }
  }

  function spentFault(): ModelFault | undefined {
    if (signal.aborted) return modelFaults.cancelled();
    if (askedMs >= budget.wholeMs) return modelFaults.wholeLate(port.place, budget.wholeMs);
    return tokens >= budget.totalTokens
      ? modelFaults.limitReached(`All ${budget.totalTokens} tokens for this version are used up.`, 0)
      : undefined;
  }

  function options(outputTokens: number) {
    const wholeMs = Math.min(limits.models.wholeMs, Math.max(1, Math.round(budget.wholeMs - askedMs)));
    return {
      signal,
      limits: { outputTokens, wholeMs },
      spent: (usage: ModelUsage) => {
        tokens += usage.inputTokens + usage.outputTokens;
      },
    };
  }

  return {
    name: port.model,
    place: port.place,
    get tokens() {
      return tokens;
    },
    async object(schema, messages) {
      const fault = spentFault();
      if (fault !== undefined) return { ok: false, fault, usage: nothingUsed, problems: [], said: '' };
      return timed(() => port.object(schema, messages, options(most.proposalTokens)));
    },
    async write(messages) {
      const fault = spentFault();
      if (fault !== undefined) return { ok: false, fault };
      return timed(() => writeBy(port, messages, options(most.partTokens)));
    },
  };
}

async function writeBy(
  port: ModelPort,
  messages: readonly ModelMessage[],
  options: ModelCallOptions,
): Promise<Written> {
  let text = '';
  for await (const event of port.stream(messages, options)) {
    if (event.kind === 'text') text += event.text;
    if (event.kind === 'fault') return { ok: false, fault: event.fault };
  }
  return text.trim() === '' ? { ok: false, fault: modelFaults.emptyAnswer(port.place) } : { ok: true, text };
}
