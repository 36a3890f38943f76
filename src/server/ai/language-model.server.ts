import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/**
 * The library's model for these settings. The key is always said, be it empty: without one the library would look into the
 * environment of the server and send what it finds there to whatever address is set.
 */
export function languageModel(
  { provider, model, baseUrl, apiKey = '' }: ModelSettings,
  fetch: typeof globalThis.fetch,
): Exclude<LanguageModel, string> {
  switch (provider) {
    case 'openai':
      return createOpenAI({ baseURL: baseUrl, apiKey, fetch }).responses(model);
    case 'anthropic':
      return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model);
    case 'compatible':
      return compatible(baseUrl, false);
    case 'ollama':
      return compatible(`${baseUrl}/v1`, true);
  }

  function compatible(baseURL: string, supportsStructuredOutputs: boolean) {
    const named = { name: provider, baseURL, fetch, includeUsage: true, supportsStructuredOutputs };
    return createOpenAICompatible(apiKey === '' ? named : { ...named, apiKey })(model);
  }
}

/** A plan may leave things out, which strict schemas do not allow; and nothing said here is to be kept there. */
export const providerOptions = { openai: { strictJsonSchema: false, store: false } };

/** Servers of which nobody knows whether they take a schema are told it in words as well. */
export function isToldTheSchema({ provider }: Pick<ModelSettings, 'provider'>): boolean {
  return provider === 'compatible';
}
