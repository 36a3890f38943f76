import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { checkAddress } from '../../server/ai/connections/check-address.server.ts';
import { keyToStore } from '../../server/ai/connections/store-key.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SaveModelConnectionInput } from './contract.ts';

const table = 'model_connections';

export function handle(call: FunctionCall, input: SaveModelConnectionInput): Promise<{ id: string }> {
  const { database, secrets, ids } = call.services;
  const address = checkAddress(input.provider, input.base_url, 'anywhere');
  if (!address.ok) throw wrongField('base_url', address.message);
  const { baseUrl } = address;
  return database.tx('service_role', {}, async (tx) => {
    // Two admins who make two of them the usual one do it one after the other.
    await tx.query('select from public.model_rules for update');
    if (input.id === undefined) await expectRoom(tx);
    else await expectThere(tx, input.id);
    const id = input.id ?? ids.uuid();
    const key = await keyToStore(tx, secrets, {
      table,
      id,
      provider: input.provider,
      baseUrl,
      key: input.key,
    });
    if (!key.ok) throw wrongField('key', key.message);
    if (input.is_default)
      await tx.query('update public.model_connections set is_default = false where is_default and id <> $1', [
        id,
      ]);
    await store(tx, id, input, baseUrl, key.sealed, call.caller.claims.sub ?? null);
    await noteAdminAction(tx, call, {
      action: 'admin.model_saved',
      target: id,
      details: {
        name: input.name,
        provider: input.provider,
        base_url: baseUrl,
        model: input.model,
        enabled: input.enabled,
        key: key.sealed === null ? 'none' : input.key === undefined ? 'kept' : 'set',
      },
    });
    return { id };
  });
}

function wrongField(field: string, message: string): KoraError {
  return new KoraError('invalid_input', { message, details: [{ field, message }] });
}

async function expectRoom(tx: Tx): Promise<void> {
  const { rows } = await tx.query('select from public.model_connections');
  if (rows.length >= limits.models.connections)
    throw new KoraError('conflict', {
      message: `There are ${limits.models.connections} models already. Remove one first.`,
    });
}

async function expectThere(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.query('select from public.model_connections where id = $1', [id]);
  if (rows.length === 0)
    throw new KoraError('not_found', {
      message: 'There is no such model any more. It may have been removed.',
    });
}

async function store(
  tx: Tx,
  id: string,
  input: SaveModelConnectionInput,
  baseUrl: string,
  sealed: string | null,
  actor: string | null,
): Promise<void> {
  await tx.query(
    `insert into public.model_connections
       (id, name, provider, base_url, model, key_secret, enabled, is_default, price_in, price_out, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (id) do update set name = excluded.name, provider = excluded.provider,
       base_url = excluded.base_url, model = excluded.model, key_secret = excluded.key_secret,
       enabled = excluded.enabled, is_default = excluded.is_default, price_in = excluded.price_in,
       price_out = excluded.price_out`,
    [
      id,
      input.name,
      input.provider,
      baseUrl,
      input.model,
      sealed,
      input.enabled,
      input.is_default,
      input.price_in,
      input.price_out,
      actor,
    ],
  );
}
