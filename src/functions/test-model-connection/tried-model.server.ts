import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { expectAdmin } from '../../server/admin/expect-admin.server.ts';
import { checkAddress } from '../../server/ai/connections/check-address.server.ts';
import { keyPlace } from '../../server/ai/connections/key-place.ts';
import { readRules, readUsableModels } from '../../server/ai/connections/read-models.server.ts';
import { keyToStore } from '../../server/ai/connections/store-key.server.ts';
import { settingsOf } from '../../server/ai/connections/use-model.server.ts';
import type { ModelSettings } from '../../server/ai/model-settings.ts';
import type { UseOf } from '../../server/ai/quota/reserve-use.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { TestModelConnectionInput } from './contract.ts';

type Draft = NonNullable<TestModelConnectionInput['draft']>;

/** What is to be tried, or in words why it is not. */
export type TriedModel =
  | { ok: true; settings: ModelSettings; use: Omit<UseOf, 'id' | 'kind'> }
  | { ok: false; message: string };

export async function triedModel(
  call: FunctionCall,
  { id, draft }: TestModelConnectionInput,
): Promise<TriedModel> {
  const { database } = call.services;
  if (draft?.use === 'everyone') await expectAdmin(database, call, 'test-model-connection');
  return database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return draft === undefined
      ? storedModel(call, tx, user.id, id ?? '')
      : draftedModel(call, tx, user.id, id, draft);
  });
}

async function storedModel(call: FunctionCall, tx: Tx, userId: string, id: string): Promise<TriedModel> {
  const usable = await readUsableModels(tx, call.services.settings, userId);
  const model = usable.find((one) => one.id === id);
  if (model === undefined)
    throw new KoraError('not_found', {
      message: 'There is no such model for you. It may have been removed.',
    });
  const { priceIn, priceOut, whose } = model;
  return {
    ok: true,
    settings: settingsOf(call.services, model),
    use: { userId, source: id, model: model.model, isOwnKey: whose === 'own', priceIn, priceOut },
  };
}

async function draftedModel(
  call: FunctionCall,
  tx: Tx,
  userId: string,
  id: string | undefined,
  draft: Draft,
): Promise<TriedModel> {
  const isOwnKey = draft.use === 'me';
  const rules = await readRules(tx);
  if (isOwnKey && !rules.ownKeys)
    throw new KoraError('forbidden', { message: 'Keys of your own are not allowed here. Ask an admin.' });
  const reach = !isOwnKey || rules.ownPrivateAddresses ? 'anywhere' : 'public';
  const address = checkAddress(draft.provider, draft.base_url, reach);
  if (!address.ok) return address;
  const key = await keyOfDraft(call, tx, userId, id, draft, address.baseUrl);
  if (!key.ok) return key;
  const { provider, model } = draft;
  const settings = { provider, model, baseUrl: address.baseUrl, reach, apiKey: key.apiKey } as const;
  // What it costs is not known yet.
  return { ok: true, settings, use: { userId, source: 'draft', model, isOwnKey, priceIn: 0, priceOut: 0 } };
}

type KeyOfDraft = { ok: true; apiKey: string | undefined } | { ok: false; message: string };

/** The one that was entered, else the stored one, where that was given for the same place. */
async function keyOfDraft(
  { services: { secrets } }: FunctionCall,
  tx: Tx,
  userId: string,
  id: string | undefined,
  draft: Draft,
  baseUrl: string,
): Promise<KeyOfDraft> {
  const { key, provider, use } = draft;
  if (key !== undefined) return { ok: true, apiKey: key === '' ? undefined : key };
  if (id === undefined) return { ok: true, apiKey: undefined };
  const table = use === 'me' ? 'model_keys' : 'model_connections';
  const { rows } = await tx.query(
    use === 'me'
      ? 'select from public.model_keys where id::text = $1 and user_id = $2'
      : 'select from public.model_connections where id::text = $1 and $2::uuid is not null',
    [id, userId],
  );
  if (rows.length === 0) return { ok: true, apiKey: undefined };
  const stored = await keyToStore(tx, secrets, { table, id, provider, baseUrl, key: undefined });
  if (!stored.ok) return stored;
  return {
    ok: true,
    apiKey: stored.sealed === null ? undefined : secrets.open(keyPlace(table, id), stored.sealed),
  };
}
