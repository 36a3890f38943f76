import type { Services } from '../../services.ts';
import { type ModelFault, modelFaults } from '../model-fault.ts';
import type { ModelPort } from '../model-port.ts';
import type { ModelSettings } from '../model-settings.ts';
import { openModel } from '../open-model.server.ts';
import { type Meter, meteredModel } from '../quota/metered-model.ts';
import { reserveUse, settleUse, type UseOf } from '../quota/reserve-use.server.ts';
import { keyPlace } from './key-place.ts';
import { readUsableModels } from './read-models.server.ts';
import type { UsableModel } from './usable-model.ts';

export interface ModelUse {
  userId: string;
  /** As `list-models` names it; the usual one without. */
  id?: string | undefined;
  /** What it is for, as the list of uses says it: `ask`, `plan`, …. */
  kind: string;
}

export type ModelChoice =
  | { ok: true; port: ModelPort; model: UsableModel }
  | { ok: false; fault: ModelFault };

/**
 * The model that a person may use for something, within their limits. This is the one way to a model for everything that
 * asks one: whoever goes it is counted.
 */
export async function useModel(
  services: Pick<Services, 'database' | 'settings' | 'secrets' | 'models' | 'clock' | 'ids' | 'log'>,
  { userId, id, kind }: ModelUse,
): Promise<ModelChoice> {
  const { database, settings, log } = services;
  const usable = await database.tx('service_role', {}, (tx) => readUsableModels(tx, settings, userId), {
    readOnly: true,
  });
  const model = id === undefined ? usable[0] : usable.find((one) => one.id === id);
  if (model === undefined) return { ok: false, fault: modelFaults.noModel() };
  const port = openModel(settingsOf(services, model), { network: services.models.network, log });
  return { ok: true, model, port: meteredModel(port, meterFor(services, model, userId, kind)) };
}

/** How it is reached, with its key. */
export function settingsOf(
  { secrets, settings }: Pick<Services, 'secrets' | 'settings'>,
  { id, provider, model, baseUrl, reach, whose, sealedKey }: UsableModel,
): ModelSettings {
  const table = whose === 'own' ? 'model_keys' : 'model_connections';
  const stored = sealedKey === null ? undefined : secrets.open(keyPlace(table, id), sealedKey);
  return { provider, model, baseUrl, reach, apiKey: whose === 'settings' ? settings.AI_API_KEY : stored };
}

function meterFor(
  { database, clock, ids, log }: Pick<Services, 'database' | 'clock' | 'ids' | 'log'>,
  { id: source, model, whose, priceIn, priceOut }: UsableModel,
  userId: string,
  kind: string,
): Meter {
  return {
    async reserve(least, most) {
      const id = ids.uuid();
      const use: UseOf = { id, userId, source, model, kind, isOwnKey: whose === 'own', priceIn, priceOut };
      const reserved = await reserveUse(database, use, { least, most }, clock.now());
      if (!reserved.ok) return reserved;
      return {
        ...reserved,
        async settle(usage, fault) {
          try {
            await settleUse(database, use, usage, fault, clock.now());
          } catch (error) {
            // The answer was given: it is not taken back because the database is away. What was set aside still counts.
            log.error({ err: error, use: id }, 'the use of a model could not be settled');
          }
        },
      };
    },
  };
}
