import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import type { ModelSettings } from './model-settings.ts';

const { models } = limits;

const ollamaList = z.object({ models: z.array(z.object({ name: z.string() })) });
const openList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of the models at an address, in order; undefined where it does not tell. */
export async function offeredModels(
  settings: Pick<ModelSettings, 'provider' | 'baseUrl' | 'apiKey'>,
  fetch: typeof globalThis.fetch,
  lookMs: number = models.lookMs,
): Promise<string[] | undefined> {
  try {
    const answer = await fetch(listAddress(settings), {
      headers: headersOf(settings),
      signal: AbortSignal.timeout(lookMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return undefined;
    }
    return namesIn(await readBounded(answer));
  } catch {
    // Whoever asks wants the names for a better sentence, and has one without them.
    return undefined;
  }
}

function listAddress({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  return provider === 'ollama' ? `${baseUrl}/api/tags` : `${baseUrl}/models`;
}

function headersOf({ provider, apiKey }: Pick<ModelSettings, 'provider' | 'apiKey'>): Record<string, string> {
  if (apiKey === undefined || apiKey === '') return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return { authorization: `Bearer ${apiKey}` };
}

async function readBounded(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text.length > models.listBytes) throw new Error('The list is longer than allowed.');
  return JSON.parse(text) as unknown;
}

function namesIn(body: unknown): string[] | undefined {
  const local = ollamaList.safeParse(body);
  if (local.success) return local.data.models.map(({ name }) => name).toSorted();
  const open = openList.safeParse(body);
  return open.success ? open.data.data.map(({ id }) => id).toSorted() : undefined;
}
