import { KoraError } from '../../kernel/errors.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import {
  addressHolder,
  mayTake,
  reservedWords,
  type Taker,
} from '../../server/hosting/app-addresses.server.ts';
import {
  type DomainRow,
  findDomain,
  presentDomain,
  recordName,
} from '../../server/hosting/app-domain.server.ts';
import { readTxtRecords } from '../../server/hosting/read-txt-records.server.ts';

/** The names are asked outside of a transaction: that may take long. */
export async function handle(call: FunctionCall, { appId }: { appId: string }) {
  await limitChanges(call);
  const { database, settings } = call.services;
  const asked = await database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    return findDomain(tx, appId);
  });
  if (asked === undefined)
    throw new KoraError('not_found', { message: 'This app has no domain yet. Set one first.' });
  const texts = await readTxtRecords(recordName(asked.domain), settings.DNS_SERVERS);
  return database.tx('service_role', {}, async (tx) => {
    const { userId } = await ownApp(call, tx, appId);
    const reason = texts.includes(asked.token)
      ? await takeOver(tx, { appId, userId }, asked, texts)
      : whatIsThere(asked, texts);
    await tx.query(
      `update public.app_domains set checked_at = now(), verified_at = case when $3 then coalesce(verified_at, now()) end
       where app_id = $1 and token = $2`,
      [appId, asked.token, reason === null],
    );
    const row = await findDomain(tx, appId);
    if (row === undefined) throw new KoraError('not_found');
    return { verified: reason === null, reason, domain: presentDomain(call, row) };
  });
}

/**
 * A domain that has moved to somebody else leaves its former app, once the former owner's record is gone. One that was left
 * is kept for who left it.
 */
async function takeOver(
  tx: Tx,
  taker: Taker,
  { domain }: DomainRow,
  texts: readonly string[],
): Promise<string | null> {
  const holder = await addressHolder(tx, domain);
  if (holder === undefined || holder.appId === taker.appId) return null;
  if (holder.freeAt !== null) return mayTake(holder, taker) ? null : reservedWords(holder.freeAt);
  const { rows } = await tx.query<{ token: string }>(
    'select token from public.app_domains where domain = $1 and verified_at is not null and app_id = $2',
    [domain, holder.appId],
  );
  if (rows.some(({ token }) => texts.includes(token)))
    return 'Another app uses this domain, and its record is still there. Remove that record first.';
  await tx.query('update public.app_domains set verified_at = null where app_id = $1', [holder.appId]);
  // Nobody left it by choice: the names say that it is another's now, who must not wait for that.
  await tx.query('update public.app_addresses set free_at = now() where address = $1', [domain]);
  return null;
}

function whatIsThere({ domain }: DomainRow, texts: readonly string[]): string {
  return texts.length === 0
    ? `There is no TXT record at ${recordName(domain)} yet. New records can take an hour to be seen.`
    : `The TXT record at ${recordName(domain)} says something else.`;
}
