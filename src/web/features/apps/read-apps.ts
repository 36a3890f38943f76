import * as z from 'zod/mini';
import { limits } from '../../../kernel/limits.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';

const buildSchema = z.object({ build_status: z.string(), error: z.nullable(z.string()) });

const appSchema = z.object({
  id: z.string(),
  app_name: z.string(),
  description: z.string(),
  tech_stack: z.array(z.string()),
  created_at: z.string(),
  preview_url: z.nullable(z.string()),
  /** The newest version that works; null until there is one. */
  current_version: z.nullable(z.number()),
  archived_at: z.nullable(z.string()),
  /** One app has one build, which comes as itself; a data API of another make sends a list of one. */
  builds: z.union([buildSchema, z.array(buildSchema).check(z.minLength(1))]),
});

export interface AppSummary extends Omit<z.infer<typeof appSchema>, 'builds'> {
  readonly build_status: string;
  /** Why the build failed. */
  readonly build_error: string | null;
}

export interface AppPage {
  /** The newest of them. */
  readonly apps: readonly AppSummary[];
  /** How many there are in all. */
  readonly total: number;
}

export type AppShelf = 'in-use' | 'archived';

const keptPage = z.object({
  apps: z.array(
    z.extend(z.omit(appSchema, { builds: true }), {
      build_status: z.string(),
      build_error: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
});

/** A list as a device has kept it; undefined when it was kept by a version that knew other apps. */
export function parseKeptPage(value: unknown): AppPage | undefined {
  return z.safeParse(keptPage, value).data;
}

/** Without the files of the apps: they are large, and no list shows them. */
const columns =
  'id, app_name, description, tech_stack, created_at, preview_url, current_version, archived_at, builds!inner(build_status, error)';

/** The newest apps of a person. Throws when they cannot be read. */
export async function readApps(userId: string, shelf: AppShelf, signal: AbortSignal): Promise<AppPage> {
  const client = await supabase();
  const mine = client
    .from('apps')
    .select(columns, { count: 'exact' })
    .eq('user_id', userId)
    .is('deleted_at', null);
  const shelved = shelf === 'archived' ? mine.not('archived_at', 'is', null) : mine.is('archived_at', null);
  const { data, count, error } = await shelved
    .order('created_at', { ascending: false })
    .limit(limits.apps.listed)
    .abortSignal(signal);
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/apps select', error);
  const apps = z.parse(z.array(appSchema), data).map(({ builds, ...app }) => {
    const build = Array.isArray(builds) ? builds[0] : builds;
    return { ...app, build_status: build?.build_status ?? '', build_error: build?.error ?? null };
  });
  return { apps, total: count ?? apps.length };
}

/** The files of one app, each by its path. */
export async function readAppFiles(appId: string, signal: AbortSignal): Promise<Record<string, string>> {
  const client = await supabase();
  const { data, error } = await client
    .from('apps')
    .select('file_structure')
    .eq('id', appId)
    .abortSignal(signal)
    .single();
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/apps select', error);
  return z.parse(z.object({ file_structure: z.record(z.string(), z.string()) }), data).file_structure;
}
