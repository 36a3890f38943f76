import type { Clock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import type { ModelNetwork } from './model-network.server.ts';
import { baseUrlOf } from './model-settings.ts';
import { offeredModels } from './offered-models.server.ts';

const { localLookMs, localKnownMs } = limits.models;

export interface LocalModels {
  baseUrl: string;
  models: string[];
}

/**
 * Looks whether Ollama runs on this machine, so that an admin can be offered it. Nothing is asked of its models. What was
 * found is believed for a while, also that nothing was: nobody waits for it twice in a row.
 */
export function localModelFinder(
  network: ModelNetwork,
  clock: Clock,
  baseUrl = baseUrlOf('ollama', undefined) ?? '',
): () => Promise<LocalModels | undefined> {
  let known: { found: Promise<LocalModels | undefined>; until: number } | undefined;

  async function look(): Promise<LocalModels | undefined> {
    const settings = { provider: 'ollama', baseUrl, apiKey: undefined } as const;
    const models = await offeredModels(settings, network.fetchFor('anywhere'), localLookMs);
    return models === undefined ? undefined : { baseUrl, models };
  }

  return () => {
    const now = clock.now().getTime();
    if (known === undefined || known.until <= now) known = { found: look(), until: now + localKnownMs };
    return known.found;
  };
}
