import * as z from 'zod/mini';
import { limits } from '../../../../kernel/limits.ts';
import type { CallName } from '../../../lib/failures/calls.ts';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { supabase } from '../../../lib/supabase.ts';

/** What the owner of an app sees of its visitors and their records. The database gives each owner their own alone. */

const visit = z.object({ day: z.string(), visits: z.number() });
export type DayVisits = z.infer<typeof visit>;

const visitor = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  blocked_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type AppVisitor = z.infer<typeof visitor>;

const record = z.object({
  id: z.string(),
  data: z.record(z.string(), z.unknown()),
  author: z.nullable(z.string()),
  updated_at: z.string(),
});
export type KeptRecord = z.infer<typeof record>;

const keptAddress = z.object({ address: z.string(), free_at: z.string() });
export type KeptAddress = z.infer<typeof keptAddress>;

export interface RecordKind {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
}

function take<Schema extends z.ZodMiniType>(
  call: CallName,
  schema: Schema,
  { data, error }: Answer,
): z.infer<Schema> {
  if (error !== null) throw failureOf(call, error);
  return z.parse(schema, data);
}

export async function readVisits(appId: string, since: string): Promise<DayVisits[]> {
  const client = await supabase();
  return take(
    'rest/app_site_visits select',
    z.array(visit),
    await client.from('app_site_visits').select('day, visits').eq('app_id', appId).gte('day', since),
  );
}

/** Addresses that the app has left and that nobody else can take yet. */
export async function readKeptAddresses(appId: string): Promise<KeptAddress[]> {
  const client = await supabase();
  return take(
    'rest/app_addresses select',
    z.array(keptAddress),
    await client
      .from('app_addresses')
      .select('address, free_at')
      .eq('app_id', appId)
      .gt('free_at', new Date().toISOString())
      .order('free_at', { ascending: false })
      .limit(limits.hostingPage.keptAddresses),
  );
}

/** The roles that visitors can have; none when the app is not published. */
export async function readRoles(appId: string): Promise<readonly string[]> {
  const client = await supabase();
  const rows = take(
    'rest/app_sites select',
    z.array(z.object({ roles: z.array(z.string()) })),
    await client.from('app_sites').select('roles').eq('app_id', appId),
  );
  return rows[0]?.roles ?? [];
}

export async function readVisitors(appId: string): Promise<AppVisitor[]> {
  const client = await supabase();
  return take(
    'rest/app_visitors select',
    z.array(visitor),
    await client
      .from('app_visitors')
      .select('id, name, email, role, blocked_at, created_at')
      .eq('app_id', appId)
      .order('created_at', { ascending: false })
      .limit(limits.hostingPage.visitors),
  );
}

export async function changeVisitor(
  id: string,
  change: { role: string } | { blocked_at: string | null },
): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('app_visitors').update(change).eq('id', id);
  if (error !== null) throw failureOf('rest/app_visitors update', error);
}

export async function removeVisitor(id: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('app_visitors').delete().eq('id', id);
  if (error !== null) throw failureOf('rest/app_visitors delete', error);
}

export async function readKinds(appId: string): Promise<RecordKind[]> {
  const client = await supabase();
  const kinds = take(
    'rest/app_collections select',
    z.array(z.object({ name: z.string(), label: z.string() })),
    await client.from('app_collections').select('name, label').eq('app_id', appId).order('label'),
  );
  return Promise.all(
    kinds.map(async (kind) => {
      const { count, error } = await client
        .from('app_records')
        .select('id', { count: 'exact', head: true })
        .eq('app_id', appId)
        .eq('collection', kind.name)
        .is('deleted_at', null);
      if (error !== null) throw failureOf('rest/app_records select', error);
      return { ...kind, count: count ?? 0 };
    }),
  );
}

export async function readRecords(
  appId: string,
  collection: string,
  from = 0,
  most: number = limits.hostingPage.records,
): Promise<KeptRecord[]> {
  const client = await supabase();
  return take(
    'rest/app_records select',
    z.array(record),
    await client
      .from('app_records')
      .select('id, data, author, updated_at')
      .eq('app_id', appId)
      .eq('collection', collection)
      .is('deleted_at', null)
      .order('seq', { ascending: false })
      .range(from, from + most - 1),
  );
}

/** It goes from every open page of the app, too. */
export async function removeRecord(appId: string, collection: string, id: string): Promise<void> {
  const client = await supabase();
  const { error } = await client
    .from('app_records')
    .update({ deleted_at: new Date().toISOString() })
    .match({ app_id: appId, collection, id });
  if (error !== null) throw failureOf('rest/app_records update', error);
}

/** Everything that the app keeps, by kind. */
export async function exportRecords(appId: string, kinds: readonly RecordKind[]): Promise<string> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of kinds) {
    const records: unknown[] = [];
    for (let page: KeptRecord[] = []; ; ) {
      page = await readRecords(appId, name, records.length, limits.hostingPage.exported);
      records.push(...page.map(({ id, data }) => ({ id, ...data })));
      if (page.length < limits.hostingPage.exported) break;
    }
    all[name] = records;
  }
  return `${JSON.stringify(all, null, 2)}\n`;
}
