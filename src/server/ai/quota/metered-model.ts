import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { mostInput, mostTokens } from '../counted-usage.ts';
import type { ModelFault } from '../model-fault.ts';
import type {
  ModelCallOptions,
  ModelEvent,
  ModelMessage,
  ModelObject,
  ModelPort,
  ModelUsage,
} from '../model-port.ts';

/** Sets aside what a use may take, and settles what it took. */
export interface Meter {
  reserve(least: number, most: number): Promise<ReservedUse | { ok: false; fault: ModelFault }>;
}

export interface ReservedUse {
  ok: true;
  tokens: number;
  settle(usage: ModelUsage, fault: ModelFault | undefined): Promise<void>;
}

const nothingUsed: ModelUsage = { inputTokens: 0, outputTokens: 0, requests: 0, isEstimated: false };
/** An answer of fewer tokens is not worth asking for. */
const leastAnswer = 256;

/** The same model, within what may be used of it. What is over a limit is refused before anything is sent. */
export function meteredModel(port: ModelPort, meter: Meter): ModelPort {
  async function* metered(
    messages: readonly ModelMessage[],
    options: ModelCallOptions,
  ): AsyncGenerator<ModelEvent, void> {
    const wanted = wantedFor(messages, options);
    const reserved = await meter.reserve(wanted.least, wanted.most);
    if (!reserved.ok) {
      yield { kind: 'fault', fault: reserved.fault, usage: nothingUsed };
      return;
    }
    const settled = settlement(reserved);
    try {
      yield* port.stream(messages, within(wanted, options, reserved.tokens, settled.spent(options)));
    } finally {
      await settled.done();
    }
  }

  return {
    model: port.model,
    place: port.place,
    stream: (messages, options = {}) => metered(messages, options),
    async object<Value>(
      schema: z.ZodType<Value>,
      messages: readonly ModelMessage[],
      options: Omit<ModelCallOptions, 'tools'> = {},
    ): Promise<ModelObject<Value>> {
      const shape = mostTokens(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
      const wanted = wantedFor(messages, options, shape);
      const reserved = await meter.reserve(wanted.least, wanted.most);
      if (!reserved.ok)
        return { ok: false, fault: reserved.fault, usage: nothingUsed, problems: [], said: '' };
      const settled = settlement(reserved);
      try {
        return await port.object(
          schema,
          messages,
          within(wanted, options, reserved.tokens, settled.spent(options)),
        );
      } finally {
        await settled.done();
      }
    },
  };
}

interface WantedTokens {
  /** Of the first request, at most. */
  input: number;
  least: number;
  most: number;
}

function wantedFor(
  messages: readonly ModelMessage[],
  { tools = {}, limits: given = {} }: ModelCallOptions,
  more = 0,
): WantedTokens {
  const { outputTokens = limits.models.outputTokens, toolRounds = limits.models.toolRounds } = given;
  const offered = Object.entries(tools).map(([name, tool]) => ({
    name,
    description: tool.description,
    input: z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' }),
  }));
  const input = mostInput(messages) + more + (offered.length === 0 ? 0 : mostTokens(JSON.stringify(offered)));
  const rounds = offered.length === 0 ? 1 : toolRounds + 1;
  return {
    input,
    least: input + Math.min(outputTokens, leastAnswer),
    most: (input + outputTokens) * rounds,
  };
}

/** With little left the answer may only be short: it is cut off there, and not refused. */
function within(
  { input }: WantedTokens,
  options: ModelCallOptions,
  tokens: number,
  spent: NonNullable<ModelCallOptions['spent']>,
): ModelCallOptions {
  const { outputTokens = limits.models.outputTokens } = options.limits ?? {};
  const left = Math.max(1, tokens - input);
  return {
    ...options,
    spent,
    limits: { ...options.limits, outputTokens: Math.min(outputTokens, left), totalTokens: tokens },
  };
}

/** What was spent is known at the end alone, and is written down before whoever asked goes on. */
function settlement(reserved: ReservedUse) {
  let writing: Promise<void> | undefined;
  return {
    spent:
      (options: ModelCallOptions): NonNullable<ModelCallOptions['spent']> =>
      (usage, fault) => {
        options.spent?.(usage, fault);
        writing = reserved.settle(usage, fault);
      },
    done: () => writing ?? reserved.settle(nothingUsed, undefined),
  };
}
