import { keyLength } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ShareAppInput, ShareAppOutput } from './contract.ts';

export function handle(call: FunctionCall, { appId, make }: ShareAppInput): Promise<ShareAppOutput> {
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
