import type { Tx } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.server.ts';
import type { ModelProvider } from '../model-settings.ts';
import { modelOfSettings, type UsableModel } from './usable-model.ts';

export interface ModelRules {
  ownKeys: boolean;
  ownPrivateAddresses: boolean;
}

export async function readRules(tx: Tx): Promise<ModelRules> {
  const { rows } = await tx.query<{ own_keys: boolean; own_private_addresses: boolean }>(
    'select own_keys, own_private_addresses from public.model_rules',
  );
  const [row] = rows;
  return { ownKeys: row?.own_keys === true, ownPrivateAddresses: row?.own_private_addresses === true };
}

interface StoredModel {
  id: string;
  name: string;
  provider: ModelProvider;
  base_url: string;
  model: string;
  key_secret: string | null;
}

interface StoredConnection extends StoredModel {
  is_default: boolean;
  price_in: number;
  price_out: number;
}

interface StoredModels {
  own_keys: boolean | null;
  own_private_addresses: boolean | null;
  shared: StoredConnection[];
  own: StoredModel[];
  /** The one that the person prefers, which may be gone by now. */
  chosen: string | null;
}

/** In one question: whoever waits for the first word of a model waits for this before. */
async function readStored(tx: Tx, userId: string): Promise<StoredModels> {
  const { rows } = await tx.query<StoredModels>(
    `select rules.own_keys, rules.own_private_addresses,
       (select coalesce(json_agg(c), '[]') from (
         select id, name, provider, base_url, model, key_secret, is_default, price_in, price_out
         from public.model_connections where enabled order by is_default desc, name, id) c) as shared,
       (select coalesce(json_agg(k), '[]') from (
         select id, name, provider, base_url, model, key_secret
         from public.model_keys where user_id = $1 and rules.own_keys order by name, id) k) as own,
       (select settings ->> 'model' from public.profiles where user_id = $1) as chosen
     from (select 1) one left join public.model_rules rules on true`,
    [userId],
    { prepare: true },
  );
  const [row] = rows;
  return row ?? { own_keys: null, own_private_addresses: null, shared: [], own: [], chosen: null };
}

/** All that a person may use, first the one that is taken unless they say another: their own choice, else the usual one. */
export async function readUsableModels(tx: Tx, settings: Settings, userId: string): Promise<UsableModel[]> {
  const { shared, own, chosen, ...stored } = await readStored(tx, userId);
  const rules: ModelRules = {
    ownKeys: stored.own_keys === true,
    ownPrivateAddresses: stored.own_private_addresses === true,
  };
  const set = modelOfSettings(settings);
  const models: UsableModel[] = [
    ...shared.map(ofInstallation),
    ...(set === undefined ? [] : [set]),
    ...own.map((row) => ofPerson(row, rules)),
  ];
  const first =
    models.find(({ id }) => id === chosen) ??
    models.find(({ isDefault }) => isDefault) ??
    models.find(({ whose }) => whose !== 'own');
  return models
    .map((model) => ({ ...model, isDefault: model === first }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function ofInstallation(row: StoredConnection): UsableModel {
  return {
    ...partsOf(row),
    reach: 'anywhere',
    whose: 'installation',
    isDefault: row.is_default,
    priceIn: row.price_in,
    priceOut: row.price_out,
  };
}

/** The rule holds when it is used, and not only when it was stored: an admin may have changed it since. */
function ofPerson(row: StoredModel, { ownPrivateAddresses }: ModelRules): UsableModel {
  return {
    ...partsOf(row),
    reach: ownPrivateAddresses ? 'anywhere' : 'public',
    whose: 'own',
    isDefault: false,
    priceIn: 0,
    priceOut: 0,
  };
}

function partsOf({ id, name, provider, base_url: baseUrl, model, key_secret: sealedKey }: StoredModel) {
  return { id, name, provider, baseUrl, model, sealedKey };
}
