import type { AppDomain } from '../../functions/app-domain-shapes.ts';
import type { SetAppDomainInput } from '../../functions/set-app-domain/contract.ts';
import { brand } from '../../kernel/brand.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limitChanges } from '../apps/limit-changes.server.ts';
import { ownApp } from '../apps/own-app.server.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { addressHolder, mayTake, refuseTaken, reservedWords, type Taker } from './app-addresses.server.ts';
import { readTxtRecords } from './read-txt-records.server.ts';

interface Row {
  domain: string;
  token: string;
  verified_at: Date | null;
  checked_at: Date | null;
}

const columns = 'domain, token, verified_at, checked_at';

/** Answers with the domain that is set now. */
export async function setAppDomain(
  call: FunctionCall,
  { appId, domain }: SetAppDomainInput,
): Promise<AppDomain | null> {
  if (domain !== undefined) await limitChanges(call);
  return call.services.database.tx('service_role', {}, async (tx) => {
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
    const row = await find(tx, appId);
    return row === undefined ? null : present(call, row);
  });
}

export interface CheckedDomain {
  verified: boolean;
  reason: string | null;
  domain: AppDomain;
}

/** The names are asked outside of a transaction: that may take long. */
export async function checkAppDomain(call: FunctionCall, appId: string): Promise<CheckedDomain> {
  await limitChanges(call);
  const { database, settings } = call.services;
  const asked = await database.tx('service_role', {}, async (tx) => {
    await ownApp(call, tx, appId);
    return find(tx, appId);
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
    const row = await find(tx, appId);
    if (row === undefined) throw new KoraError('not_found');
    return { verified: reason === null, reason, domain: present(call, row) };
  });
}

/**
 * A domain that has moved to somebody else leaves its former app, once the former owner's record is gone. One that was left
 * is kept for who left it.
 */
async function takeOver(
  tx: Tx,
  taker: Taker,
  { domain }: Row,
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

function whatIsThere({ domain }: Row, texts: readonly string[]): string {
  return texts.length === 0
    ? `There is no TXT record at ${recordName(domain)} yet. New records can take an hour to be seen.`
    : `The TXT record at ${recordName(domain)} says something else.`;
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

function recordName(domain: string): string {
  return `_${brand.slug}-verify.${domain}`;
}

async function find(tx: Tx, appId: string): Promise<Row | undefined> {
  const { rows } = await tx.query<Row>(`select ${columns} from public.app_domains where app_id = $1`, [
    appId,
  ]);
  return rows[0];
}

function present(call: FunctionCall, row: Row): AppDomain {
  return {
    domain: row.domain,
    recordName: recordName(row.domain),
    recordValue: row.token,
    target: new URL(call.auth.siteUrl).hostname,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
  };
}
