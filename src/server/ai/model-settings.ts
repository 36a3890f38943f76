export const modelProviders = ['openai', 'anthropic', 'compatible', 'ollama'] as const;

/** `compatible` is anything that speaks OpenAI's chat completions: vLLM, llama.cpp, LM Studio and many services. */
export type ModelProvider = (typeof modelProviders)[number];

/** Where a model is and how it is asked. */
export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  baseUrl: string;
  apiKey: string | undefined;
  /**
   * Where a request may go: an admin may name a machine of their own, which is what local models are for. A person may not,
   * unless an admin allowed it: through us they would reach what they cannot reach themselves.
   */
  reach: 'anywhere' | 'public';
}

const usualAddresses: Readonly<Record<ModelProvider, string | undefined>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  compatible: undefined,
  ollama: 'http://127.0.0.1:11434',
};

/** Without a slash at the end; undefined where none was given and the provider has no usual one. */
export function baseUrlOf(provider: ModelProvider, given: string | null | undefined): string | undefined {
  const address = given === null || given === undefined || given === '' ? usualAddresses[provider] : given;
  const trimmed = address?.replace(/\/+$/, '');
  // Ollama's own interface stands beside the one that speaks as OpenAI does: either address is understood.
  return provider === 'ollama' ? trimmed?.replace(/\/(?:v1|api)$/, '') : trimmed;
}

/** How a person calls the place: its host. Never what stands before an @ in an address. */
export function placeOf({ baseUrl }: Pick<ModelSettings, 'baseUrl'>): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : 'the model';
}
