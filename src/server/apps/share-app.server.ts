import type { SharedApp } from '../../functions/read-shared-app/contract.ts';
import type { ShareAppInput, ShareAppOutput } from '../../functions/share-app/contract.ts';
import { shareToken } from '../../functions/share-token.ts';
import type { UnshareAppInput } from '../../functions/unshare-app/contract.ts';
import { keyLength } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownApp } from './own-app.server.ts';

export function shareApp(call: FunctionCall, { appId, make }: ShareAppInput): Promise<ShareAppOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    if (make) {
      if (app.currentVersion === null)
        throw new KoraError('conflict', {
          message: 'This app has no version that works yet, so there is nothing to share.',
        });
      await makeLink(call, tx, appId);
    }
    return { links: await openLinks(call, tx, appId) };
  });
}

async function makeLink(call: FunctionCall, tx: Tx, appId: string): Promise<void> {
  // Whoever asks at the same moment waits, so that together they do not pass the limit.
  await tx.query('select from public.apps where id = $1 for update', [appId]);
  const { rows } = await tx.query(
    'select from public.app_shares where app_id = $1 and revoked_at is null limit $2',
    [appId, limits.sharing.linksPerApp],
  );
  if (rows.length >= limits.sharing.linksPerApp)
    throw new KoraError('conflict', {
      message: `An app has at most ${limits.sharing.linksPerApp} links. Take one back first.`,
      details: { reason: 'too_many_links' },
    });
  await tx.query('insert into public.app_shares (token, app_id) values ($1, $2)', [
    call.services.ids.token(keyLength),
    appId,
  ]);
}

async function openLinks(call: FunctionCall, tx: Tx, appId: string): Promise<ShareAppOutput['links']> {
  const { rows } = await tx.query<{ token: string; created_at: Date }>(
    `select token, created_at from public.app_shares
     where app_id = $1 and revoked_at is null order by created_at desc, token`,
    [appId],
  );
  return rows.map(({ token, created_at }) => ({
    token,
    url: new URL(`/shared/${token}`, call.auth.siteUrl).href,
    createdAt: created_at.toISOString(),
  }));
}

export function unshareApp(call: FunctionCall, { appId, token }: UnshareAppInput): Promise<boolean> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    const { count } = await tx.query(
      'update public.app_shares set revoked_at = now() where app_id = $1 and token = $2 and revoked_at is null',
      [appId, token],
    );
    return count > 0;
  });
}

interface SharedRow {
  revoked_at: Date | null;
  deleted_at: Date | null;
  app_name: string;
  description: string;
  number: number | null;
  created_at: Date | null;
}

/** The token is the permission: whoever has it may look, signed in or not. */
export async function readSharedApp(call: FunctionCall, token: string): Promise<SharedApp> {
  if (!shareToken.safeParse(token).success) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<SharedRow>(
    'service_role',
    {},
    {
      text: `select s.revoked_at, a.deleted_at, a.app_name, a.description, v.number, v.created_at
             from public.app_shares s join public.apps a on a.id = s.app_id
             left join public.app_versions v on v.app_id = a.id and v.number = a.current_version
             where s.token = $1`,
      values: [token],
      prepare: true,
    },
  );
  const [row] = rows;
  if (row === undefined) return { state: 'unknown' };
  if (row.revoked_at !== null) return { state: 'revoked' };
  if (row.deleted_at !== null || row.number === null || row.created_at === null) return { state: 'gone' };
  return {
    state: 'open',
    name: row.app_name,
    asked: row.description,
    number: row.number,
    madeAt: row.created_at.toISOString(),
    previewUrl: call.apps.urlOf(token),
  };
}
