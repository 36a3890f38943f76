import type { JSONSchema7 } from 'ai';
import type { Logger } from 'pino';
import { z } from 'zod';
import { limits as productLimits } from '../../kernel/limits.ts';
import { isToldTheSchema } from './language-model.server.ts';
import { type ModelFault, modelFaults } from './model-fault.ts';
import type { ModelNetwork } from './model-network.server.ts';
import type {
  ModelCallLimits,
  ModelCallOptions,
  ModelEvent,
  ModelMessage,
  ModelObject,
  ModelPort,
  ModelUsage,
} from './model-port.ts';
import { type ModelSettings, placeOf } from './model-settings.ts';
import { readJsonAnswer } from './read-json-answer.ts';
import { type RetryOptions, retryingFetch } from './retrying-fetch.server.ts';
import { type Call, runCall } from './run-call.server.ts';

export interface ModelParts {
  network: ModelNetwork;
  log: Logger;
  retry?: RetryOptions;
}

/** The model that these settings name. Nothing is sent before it is asked something. */
export function openModel(settings: ModelSettings, { network, log, retry }: ModelParts): ModelPort {
  const fetch = retryingFetch(network.fetchFor(settings.reach), retry);
  const place = placeOf(settings);
  quietLibrary();

  function callOf(messages: readonly ModelMessage[], options: ModelCallOptions): Call {
    const { tools = {}, signal, limits } = options;
    const begin = performance.now();
    const spent = (usage: ModelUsage, fault: ModelFault | undefined) => {
      // Counts and kinds alone: what people ask and are answered is not the operator's to read.
      const ms = Math.round(performance.now() - begin);
      const { model } = settings;
      log.info({ model, place, ms, ...usage, ...(fault && { fault: fault.kind }) }, 'model asked');
      options.spent?.(usage, fault);
    };
    const { connectMs } = network;
    const asked = { settings, messages, tools, signal, spent, fetch, connectMs };
    return { ...asked, schema: undefined, limits: limitsOf(limits) };
  }

  return {
    model: settings.model,
    place,
    stream: (messages, options = {}) => runCall(callOf(messages, options)),
    async object<Value>(
      schema: z.ZodType<Value>,
      messages: readonly ModelMessage[],
      options: Omit<ModelCallOptions, 'tools'> = {},
    ) {
      const shape = z.toJSONSchema(schema, { io: 'input' }) as JSONSchema7;
      const told = isToldTheSchema(settings) ? [schemaMessage(shape), ...messages] : messages;
      return readObject(schema, place, runCall({ ...callOf(told, options), schema: shape }));
    },
  };
}

function limitsOf(given: Partial<ModelCallLimits> = {}): ModelCallLimits {
  const { silenceMs, wholeMs, outputTokens, outputCharacters, toolRounds } = productLimits.models;
  const totalTokens = Number.POSITIVE_INFINITY;
  return { silenceMs, wholeMs, outputTokens, outputCharacters, toolRounds, totalTokens, ...given };
}

/** The library writes warnings about settings that a provider does not know to the console, unless told not to. */
function quietLibrary(): void {
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
}

function schemaMessage(shape: JSONSchema7): ModelMessage {
  return {
    role: 'system',
    text: `Answer with JSON alone, without any other words, that fits this schema:\n${JSON.stringify(shape)}`,
  };
}

async function readObject<Value>(
  schema: z.ZodType<Value>,
  place: string,
  events: AsyncGenerator<ModelEvent, void>,
): Promise<ModelObject<Value>> {
  let said = '';
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0, requests: 0, isEstimated: true };
  let isCutOff = false;
  for await (const event of events) {
    if (event.kind === 'text') said += event.text;
    if (event.kind === 'fault')
      return { ok: false, fault: event.fault, usage: event.usage, problems: [], said };
    if (event.kind === 'end') ({ usage, isCutOff } = event);
  }
  const failed = { ok: false, usage, said } as const;
  if (said.trim() === '') return { ...failed, fault: modelFaults.emptyAnswer(place), problems: [] };
  const read = readJsonAnswer(said);
  if (!read.ok) {
    const fault = isCutOff || read.isCutOff ? modelFaults.cutOff() : modelFaults.notJson();
    return { ...failed, fault, problems: [fault.message] };
  }
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return { ok: true, value: parsed.data, usage, repair: read.repair };
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`,
  );
  return { ...failed, fault: modelFaults.wrongShape(problems), problems };
}
