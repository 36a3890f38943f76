import type { z } from 'zod';
import type { ModelFault } from './model-fault.ts';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** What a model may ask for. It runs here, with what the caller has given it, and nothing else exists for the model. */
export interface ModelTool {
  description: string;
  input: z.ZodType;
  run(input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** What one use may cost; the limits of the product hold wherever nothing is said. */
export interface ModelCallLimits {
  silenceMs: number;
  wholeMs: number;
  outputTokens: number;
  outputCharacters: number;
  toolRounds: number;
  /** Tokens of all requests of one use together; none is sent that might pass it. */
  totalTokens: number;
}

export interface ModelCallOptions {
  tools?: Readonly<Record<string, ModelTool>>;
  signal?: AbortSignal;
  limits?: Partial<ModelCallLimits>;
  /** Hears once what it took, however it ended, also when nobody listened to the end. */
  spent?(usage: ModelUsage, fault: ModelFault | undefined): void;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  /** Requests that were answered, one for each round of tools and one more. */
  requests: number;
  /** The provider did not tell, or was not heard to the end: counted by the length of the texts. */
  isEstimated: boolean;
}

export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'tool-called'; name: string; input: unknown }
  | { kind: 'tool-answered'; name: string }
  /** It failed, or nobody allowed it. The model is told so and goes on. */
  | { kind: 'tool-refused'; name: string; why: string }
  | { kind: 'end'; usage: ModelUsage; isCutOff: boolean }
  | { kind: 'fault'; usage: ModelUsage; fault: ModelFault };

export type ModelObject<Value> =
  | { ok: true; value: Value; usage: ModelUsage; repair: 'closed' | 'cut-out' | 'none' }
  | {
      ok: false;
      fault: ModelFault;
      usage: ModelUsage;
      /** What does not fit, one sentence each, and what was said: for asking again. Neither is for a log. */
      problems: readonly string[];
      said: string;
    };

/** One model, as the rest of the product sees it. Nothing of this throws: what goes wrong is part of the answer. */
export interface ModelPort {
  readonly model: string;
  /** The host that is asked. */
  readonly place: string;
  /** Ends with `end` or with `fault`, and says nothing after that. */
  stream(messages: readonly ModelMessage[], options?: ModelCallOptions): AsyncGenerator<ModelEvent, void>;
  object<Value>(
    schema: z.ZodType<Value>,
    messages: readonly ModelMessage[],
    options?: Omit<ModelCallOptions, 'tools'>,
  ): Promise<ModelObject<Value>>;
}
