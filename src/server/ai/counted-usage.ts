import type { ModelMessage, ModelUsage } from './model-port.ts';

/** What the provider tells of one request. */
export interface ToldUsage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

const charactersPerToken = 4;

/** For texts that nobody has counted: four characters to a token, and what stands around a message. */
export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

export function estimatedInput(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { text }) => sum + estimatedTokens(text) + 4, 0);
}

/**
 * An upper bound, for setting aside: models split text into pieces of at least one byte, and hardly ever of fewer than two on
 * average, in whichever language.
 */
export function mostTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 2);
}

export function mostInput(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { text }) => sum + mostTokens(text) + 16, 0);
}

/** Adds up the requests of one use. Whatever a provider does not tell, or was not heard to the end, is estimated. */
export class UsageCount {
  #told = { inputTokens: 0, outputTokens: 0, requests: 0 };
  #isEstimated = false;
  #said = 0;
  #isOpen = false;
  readonly #messages: readonly ModelMessage[];

  constructor(messages: readonly ModelMessage[]) {
    this.#messages = messages;
  }

  requestStarts(): void {
    this.#isOpen = true;
    this.#said = 0;
  }

  requestRefused(): void {
    this.#isOpen = false;
  }

  says(text: string): void {
    this.#said += text.length;
  }

  requestEnds({ inputTokens, outputTokens }: ToldUsage): void {
    this.#isOpen = false;
    this.#add(inputTokens, outputTokens);
  }

  /** Tokens of the requests that have ended. */
  told(): number {
    return this.#told.inputTokens + this.#told.outputTokens;
  }

  /** A request that was sent and whose end was not heard costs as well. */
  total(): ModelUsage {
    if (this.#isOpen) {
      this.#isOpen = false;
      this.#add(undefined, undefined);
    }
    return { ...this.#told, isEstimated: this.#isEstimated };
  }

  #add(input: number | undefined, output: number | undefined): void {
    // Some servers leave counts out, and some tell zero where they mean that they do not know.
    const isTold = input !== undefined && output !== undefined && input + output > 0;
    this.#isEstimated ||= !isTold;
    this.#told.inputTokens += isTold ? input : estimatedInput(this.#messages);
    this.#told.outputTokens += isTold ? output : Math.ceil(this.#said / charactersPerToken);
    this.#told.requests += 1;
  }
}
