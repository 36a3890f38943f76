import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { checkAddress } from '../../server/ai/connections/check-address.server.ts';
import { toolKeyToStore } from '../../server/ai/tool-servers/store-tool-key.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SaveToolServerInput } from './contract.ts';

export function handle(call: FunctionCall, input: SaveToolServerInput): Promise<{ id: string }> {
  const { database, secrets, ids } = call.services;
  const address = checkAddress('compatible', input.url, 'anywhere');
  if (!address.ok) throw wrongField('url', address.message);
  const url = address.baseUrl;
  return database.tx('service_role', {}, async (tx) => {
    await expectRoomOrRow(tx, input.id);
    const id = input.id ?? ids.uuid();
    const key = await toolKeyToStore(tx, secrets, { id, url, key: input.key });
    if (!key.ok) throw wrongField('key', key.message);
    // What was seen at another address says nothing about this one.
    await tx.query(
      `delete from public.tool_server_looks using public.tool_servers server
       where server_id = $1 and server.id = $1 and server.url <> $2`,
      [id, url],
    );
    await tx.query(
      `insert into public.tool_servers (id, name, url, key_secret, enabled, created_by)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set name = excluded.name, url = excluded.url,
         key_secret = excluded.key_secret, enabled = excluded.enabled`,
      [id, input.name, url, key.sealed, input.enabled, call.caller.claims.sub ?? null],
    );
    await noteAdminAction(tx, call, {
      action: 'admin.tool_server_saved',
      target: id,
      details: {
        name: input.name,
        url,
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

async function expectRoomOrRow(tx: Tx, id: string | undefined): Promise<void> {
  // Whoever adds one at the same moment waits, so that together they do not pass the limit.
  await tx.query('lock table public.tool_servers in share row exclusive mode');
  const { rows } = await tx.query<{ id: string }>('select id from public.tool_servers');
  if (id !== undefined && rows.every((row) => row.id !== id))
    throw new KoraError('not_found', { message: 'This tool server was removed meanwhile.' });
  const { servers } = limits.toolServers;
  if (id === undefined && rows.length >= servers)
    throw new KoraError('conflict', {
      message: `There are ${servers} tool servers already. Remove one first.`,
    });
}
