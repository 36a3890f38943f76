import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { checkAddress } from '../../server/ai/connections/check-address.server.ts';
import { readRules } from '../../server/ai/connections/read-models.server.ts';
import { keyToStore } from '../../server/ai/connections/store-key.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SaveModelKeyInput } from './contract.ts';

const table = 'model_keys';

export function handle(call: FunctionCall, input: SaveModelKeyInput): Promise<{ id: string }> {
  const { database, secrets, ids } = call.services;
  return database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const rules = await readRules(tx);
    if (!rules.ownKeys)
      throw new KoraError('forbidden', { message: 'Keys of your own are not allowed here. Ask an admin.' });
    const { provider } = input;
    const address = checkAddress(provider, input.base_url, rules.ownPrivateAddresses ? 'anywhere' : 'public');
    if (!address.ok) throw wrongField('base_url', address.message);
    const { baseUrl } = address;
    const id = await expectOwn(tx, user.id, input.id, () => ids.uuid());
    const key = await keyToStore(tx, secrets, { table, id, provider, baseUrl, key: input.key });
    if (!key.ok) throw wrongField('key', key.message);
    await tx.query(
      `insert into public.model_keys (id, user_id, name, provider, base_url, model, key_secret)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set name = excluded.name, provider = excluded.provider,
         base_url = excluded.base_url, model = excluded.model, key_secret = excluded.key_secret`,
      [id, user.id, input.name, provider, baseUrl, input.model, key.sealed],
    );
    return { id };
  });
}

function wrongField(field: string, message: string): KoraError {
  return new KoraError('invalid_input', { message, details: [{ field, message }] });
}

/** The id of one's own, or of a new one where there is room for it. */
async function expectOwn(
  tx: Tx,
  userId: string,
  id: string | undefined,
  newId: () => string,
): Promise<string> {
  // Whoever asks at the same moment waits, so that together they do not pass the limit.
  await tx.query('select from auth.users where id = $1 for update', [userId]);
  const { rows } = await tx.query<{ id: string }>('select id from public.model_keys where user_id = $1', [
    userId,
  ]);
  if (id !== undefined) {
    if (rows.some((row) => row.id === id)) return id;
    throw new KoraError('not_found', { message: 'You have no such key any more.' });
  }
  const most = limits.models.connectionsOfPerson;
  if (rows.length < most) return newId();
  throw new KoraError('conflict', { message: `You have ${most} keys already. Remove one first.` });
}
