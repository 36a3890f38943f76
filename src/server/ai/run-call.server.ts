import {
  type JSONSchema7,
  type Output,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import { mostTokens, UsageCount } from './counted-usage.ts';
import { faultOfError } from './fault-of-error.server.ts';
import { languageModel, providerOptions } from './language-model.server.ts';
import { type ModelFault, modelFaults } from './model-fault.ts';
import type { ModelCallLimits, ModelEvent, ModelMessage, ModelTool, ModelUsage } from './model-port.ts';
import { type ModelSettings, placeOf } from './model-settings.ts';
import { type OfferedTools, offeredTools } from './offered-tools.server.ts';
import { type WatchedCall, watchCall } from './watched-call.server.ts';

export interface Call {
  settings: ModelSettings;
  messages: readonly ModelMessage[];
  tools: Readonly<Record<string, ModelTool>>;
  /** The answer is to be JSON of this shape. */
  schema: JSONSchema7 | undefined;
  limits: ModelCallLimits;
  signal: AbortSignal | undefined;
  spent: ((usage: ModelUsage, fault: ModelFault | undefined) => void) | undefined;
  fetch: typeof globalThis.fetch;
  connectMs: number;
}

/** One use of a model: as many requests as there are rounds of tools, and one more. */
export async function* runCall(call: Call): AsyncGenerator<ModelEvent, void> {
  const { settings, limits } = call;
  const place = placeOf(settings);
  const watch = watchCall(limits, place, call.signal);
  const usage = new UsageCount(call.messages);
  let fault: ModelFault | undefined;
  try {
    // Nothing is sent for somebody who has left already.
    watch.signal.throwIfAborted();
    yield* streamed(call, watch, usage);
  } catch (error) {
    fault = watch.fault() ?? (await faultOfError(error, { ...call, hasBegun: watch.hasBegun() }));
    yield { kind: 'fault', fault, usage: usage.total() };
  } finally {
    // Whoever stops listening ends the request with it.
    watch.close();
    watch.end(modelFaults.cancelled());
    call.spent?.(usage.total(), fault);
  }
}

async function* streamed(
  call: Call,
  watch: WatchedCall,
  usage: UsageCount,
): AsyncGenerator<ModelEvent, void> {
  const { limits } = call;
  let step = 0;
  const offered = offeredTools(call.tools, watch, () => {
    if (step < limits.toolRounds) return true;
    watch.end(modelFaults.tooManyToolRounds(limits.toolRounds));
    return false;
  });
  const result = streamText({
    model: languageModel(call.settings, countingFetch(call.fetch, watch, usage)),
    ...promptOf(call.messages),
    tools: offered.set,
    stopWhen: stepCountIs(limits.toolRounds + 1),
    prepareStep: ({ stepNumber, messages }) => {
      step = stepNumber;
      if (stepNumber === 0 || limits.totalTokens === Number.POSITIVE_INFINITY) return {};
      const next = mostTokens(JSON.stringify(messages)) + limits.outputTokens;
      if (usage.told() + next > limits.totalTokens) watch.end(modelFaults.setAsideIsSpent());
      watch.signal.throwIfAborted();
      return {};
    },
    ...(call.schema === undefined ? {} : { output: jsonText(call.schema) }),
    maxOutputTokens: limits.outputTokens,
    // Tries again are made where it is known that nothing was said yet, in the fetch of the network.
    maxRetries: 0,
    abortSignal: watch.signal,
    providerOptions,
    experimental_include: { requestBody: false },
    // Without this the library prints errors to the console, with all that was asked.
    onError: () => undefined,
  });
  let isEnded = false;
  for await (const part of result.fullStream) {
    // It was stopped while it still wanted tools, be it some that nobody offered.
    if (part.type === 'finish' && part.finishReason === 'tool-calls')
      watch.end(modelFaults.tooManyToolRounds(limits.toolRounds));
    else yield* heardIn(part);
    const fault = watch.fault();
    if (fault !== undefined) throw new Error(fault.kind);
    if (part.type === 'error') throw part.error;
  }
  if (!isEnded) throw watch.fault() ?? new Error('The stream ended without an end.');

  function* heardIn(part: TextStreamPart<ToolSet>): Iterable<ModelEvent> {
    for (const event of eventsOf(part, watch, usage, offered)) {
      isEnded ||= event.kind === 'end';
      yield event;
    }
  }
}

/** A request that was taken counts, also one whose answer nobody waited for; one that was refused does not. */
function countingFetch(
  fetch: typeof globalThis.fetch,
  watch: WatchedCall,
  usage: UsageCount,
): typeof globalThis.fetch {
  return async (input, init) => {
    usage.requestStarts();
    try {
      const answer = await fetch(input, init);
      if (!answer.ok) usage.requestRefused();
      return answer;
    } catch (error) {
      if (watch.fault() === undefined) usage.requestRefused();
      throw error;
    }
  };
}

/** Instructions come first and apart, as every provider wants them. */
function promptOf(messages: readonly ModelMessage[]) {
  const system = messages.filter(({ role }) => role === 'system').map(({ text }) => text);
  return {
    ...(system.length === 0 ? {} : { system: system.join('\n\n') }),
    messages: messages.flatMap(({ role, text }) => (role === 'system' ? [] : [{ role, content: text }])),
  };
}

/** Asks for JSON and hands on the text as it is: it is read here, where it can be mended. */
function jsonText(schema: JSONSchema7): Output.Output<string, never, never> {
  return {
    name: 'json',
    responseFormat: Promise.resolve({ type: 'json', schema, name: 'answer' }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async () => undefined,
    createElementStreamTransform: () => undefined,
  };
}

function* eventsOf(
  part: TextStreamPart<ToolSet>,
  watch: WatchedCall,
  usage: UsageCount,
  offered: OfferedTools,
): Iterable<ModelEvent> {
  switch (part.type) {
    case 'text-delta':
    case 'reasoning-delta':
      usage.says(part.text);
      watch.heard(part.text.length);
      if (part.type === 'text-delta' && part.text !== '') yield { kind: 'text', text: part.text };
      break;
    case 'tool-input-delta':
      usage.says(part.delta);
      watch.heard(part.delta.length);
      break;
    case 'tool-call':
      watch.heard(1);
      if (part.invalid === true)
        yield { kind: 'tool-refused', name: part.toolName, why: refusalOf(part.toolName, offered) };
      else yield { kind: 'tool-called', name: part.toolName, input: part.input };
      break;
    case 'tool-result':
      for (const { name, ...outcome } of offered.outcomes())
        yield outcome.ok ? { kind: 'tool-answered', name } : { kind: 'tool-refused', name, why: outcome.why };
      break;
    case 'finish-step':
      usage.requestEnds(part.usage);
      break;
    case 'finish':
      yield { kind: 'end', usage: usage.total(), isCutOff: part.finishReason === 'length' };
      break;
    default:
  }
}

function refusalOf(name: string, { set }: OfferedTools): string {
  return Object.hasOwn(set, name)
    ? 'What the model asked of this tool does not fit.'
    : 'Nobody offered this tool to the model.';
}
