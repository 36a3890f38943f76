import { KoraError } from '../../kernel/errors.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { addressHolder, refuseTaken } from '../../server/hosting/app-addresses.server.ts';
import { findDomain, presentDomain } from '../../server/hosting/app-domain.server.ts';
import type { SetAppDomainInput } from './contract.ts';

/** Answers with the domain that is set now. */
export async function handle(call: FunctionCall, { appId, domain }: SetAppDomainInput) {
  if (domain !== undefined) await limitChanges(call);
  const now = await call.services.database.tx('service_role', {}, async (tx) => {
    const { userId } = await ownApp(call, tx, appId);
    if (domain === null) await tx.query('delete from public.app_domains where app_id = $1', [appId]);
    if (typeof domain === 'string') {
      refuseOwnNames(call, domain);
      const holder = await addressHolder(tx, domain);
      // Of one that is in use, the names tell later whether it has moved.
      if (holder !== undefined && holder.freeAt !== null) refuseTaken(holder, { appId, userId });
      await tx.query(
        `insert into public.app_domains as held (app_id, domain, token) values ($1, $2, $3)
         on conflict (app_id) do update set domain = excluded.domain, token = excluded.token, verified_at = null,
           checked_at = null, created_at = now()
         where held.domain <> excluded.domain`,
        [appId, domain, call.services.ids.token(32)],
      );
    }
    const row = await findDomain(tx, appId);
    return row === undefined ? null : presentDomain(call, row);
  });
  return { domain: now };
}

/** Names of the platform lead to the platform. */
function refuseOwnNames(call: FunctionCall, domain: string): void {
  const appsHost = new URL(call.apps.urlOf('x')).hostname.slice(2);
  const own = [new URL(call.auth.siteUrl).hostname, appsHost, 'localhost'];
  if (own.some((host) => domain === host || domain.endsWith(`.${host}`)))
    throw new KoraError('conflict', {
      message: 'This name belongs to the platform. Choose a domain of your own.',
    });
}
