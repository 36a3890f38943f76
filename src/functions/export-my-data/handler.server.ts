import { brand } from '../../kernel/brand.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount, writeAccountAudit } from '../../server/account/own-account.server.ts';
import { readSessions } from '../../server/account/read-sessions.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import { readGrants } from '../../server/auth/oauth/grants.server.ts';
import { passkeysOf } from '../../server/auth/passkeys/own-passkeys.server.ts';
import { presentPasskey } from '../../server/auth/passkeys/present-passkey.ts';
import { needSecondFactor } from '../../server/auth/second-factor-required.server.ts';
import { withDetails } from '../../server/auth/users/find-user.server.ts';
import { presentUser } from '../../server/auth/users/present-user.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { FileAnswer } from '../file-answer.ts';
import { type ExportedFile, exportApps } from './export-apps.server.ts';
import { zipStream } from './zip-stream.server.ts';

type Part = [name: string, content: unknown];

export async function handle(call: FunctionCall): Promise<FileAnswer> {
  const { database, clock } = call.services;
  const retryAfter = await consume(database, [
    {
      key: `export:user:${call.caller.claims.sub}`,
      limit: limits.account.exports,
      windowSeconds: limits.account.exportWindowSeconds,
    },
  ]);
  if (retryAfter !== undefined) throw new KoraError('rate_limited', { retryAfter });
  const { userId, parts } = await database.tx('service_role', {}, async (tx) => {
    const own = await ownAccount(call, tx);
    await needSecondFactor(tx, own);
    const { user, sessionId } = own;
    const { identities, factors, ...account } = presentUser(await withDetails(tx, user));
    const first: Part[] = [
      ['account', account],
      ['identities', identities],
      ['second-factors', factors ?? []],
      ['passkeys', (await passkeysOf(tx, user.id)).map(presentPasskey)],
      ['sessions', await readSessions(tx, call.services.settings, user.id, sessionId)],
      ['apps-with-access', await readGrants(tx, user.id)],
      ['audit-log', await readAudit(tx, user.id)],
      ['builds', await readBuilds(tx, user.id)],
    ];
    await writeAccountAudit(tx, call, 'user.data_exported');
    return { userId: user.id, parts: [...first, ...(await readTables(tx, user.id))] };
  });
  const day = clock.now().toISOString().slice(0, 10);
  return new FileAnswer(
    `${brand.slug}-export-${day}.zip`,
    zipStream(files(parts, exportApps(database, userId), day)),
  );
}

async function* files(
  parts: readonly Part[],
  apps: AsyncIterable<ExportedFile>,
  day: string,
): AsyncGenerator<ExportedFile> {
  yield { path: 'README.txt', text: readme(parts, day) };
  for (const [name, content] of parts)
    yield { path: `${name}.json`, text: `${JSON.stringify(content, null, 2)}\n` };
  yield* apps;
}

function readme(parts: readonly Part[], day: string): string {
  const list = parts.map(([name]) => `  ${name}.json`).toSorted();
  return [
    `What ${brand.osName} keeps about you, as of ${day}.`,
    'Each file is a list in JSON, times are in UTC. Passwords, secrets and tokens are not in here.',
    'Below apps/ is a folder for each app, with a folder for each version: what was asked for, the plan, and the files.',
    '',
    ...list,
    '',
  ].join('\n');
}

/** Lines that say what the person did; what admins did to the account is the admins' record. */
async function readAudit(tx: Tx, userId: string): Promise<unknown[]> {
  const { rows } = await tx.query(
    'select at, action, target, host(ip) as ip, details from public.audit_log where actor_id = $1 order by id',
    [userId],
  );
  return rows;
}

async function readBuilds(tx: Tx, userId: string): Promise<unknown[]> {
  const { rows } = await tx.query(
    `select b.* from public.builds b join public.apps a on a.id = b.app_id
     where a.user_id = $1 order by b.created_at, b.id`,
    [userId],
  );
  return rows;
}

/** Columns that hold something only the server may know; the files of apps have folders of their own. */
const leftOutColumn = 'hash|secret|encrypted|(^|_)token(_|$)|^file_structure$';

/** Every table of the data API that says whose a row is: one that is added later is in the export by itself. */
async function readTables(tx: Tx, userId: string): Promise<Part[]> {
  const { rows: tables } = await tx.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(format('%I', c.column_name), ', ' order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name !~ $1
       and exists (
         select from information_schema.columns o
         where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'user_id'
       )
     group by c.table_name
     order by c.table_name`,
    [leftOutColumn],
  );
  const parts: Part[] = [];
  for (const { name, columns } of tables) {
    const table = `public."${name.replaceAll('"', '""')}"`;
    const { rows } = await tx.query(`select ${columns} from ${table} where user_id = $1`, [userId]);
    parts.push([name.replaceAll('_', '-'), rows]);
  }
  return parts;
}
