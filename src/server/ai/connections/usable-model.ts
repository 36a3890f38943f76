import type { Settings } from '../../settings/settings.server.ts';
import { baseUrlOf, type ModelProvider, type ModelSettings } from '../model-settings.ts';

/** A model that somebody may use, with what it takes to reach it. The key stays sealed until it is needed. */
export interface UsableModel {
  /** Of a connection or of a person's key; `settings` for the one that the operator has set. */
  id: string;
  name: string;
  provider: ModelProvider;
  model: string;
  baseUrl: string;
  reach: ModelSettings['reach'];
  whose: 'settings' | 'installation' | 'own';
  isDefault: boolean;
  priceIn: number;
  priceOut: number;
  sealedKey: string | null;
}

export const settingsModelId = 'settings';

/** The model of the environment; undefined without one. */
export function modelOfSettings(settings: Settings): UsableModel | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: given } = settings;
  if (provider === undefined || model === undefined) return undefined;
  return {
    id: settingsModelId,
    name: model,
    provider,
    model,
    baseUrl: baseUrlOf(provider, given) ?? '',
    reach: 'anywhere',
    whose: 'settings',
    isDefault: false,
    priceIn: 0,
    priceOut: 0,
    sealedKey: null,
  };
}
