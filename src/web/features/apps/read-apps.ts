import * as z from 'zod/mini';
import { limits } from '../../../kernel/limits.ts';
import { supabase } from '../../lib/supabase.ts';

const buildSchema = z.object({ build_status: z.string() });

const appSchema = z.object({
  id: z.string(),
  app_name: z.string(),
  description: z.string(),
  tech_stack: z.array(z.string()),
  file_structure: z.record(z.string(), z.string()),
  created_at: z.string(),
  preview_url: z.nullable(z.string()),
  /** One app has one build, which comes as itself; a data API of another make sends a list of one. */
  builds: z.union([buildSchema, z.array(buildSchema).check(z.minLength(1))]),
});

export interface AppSummary extends Omit<z.infer<typeof appSchema>, 'builds'> {
  readonly build_status: string;
}

const columns =
  'id, app_name, description, tech_stack, file_structure, created_at, preview_url, builds!inner(build_status)';

/** The newest apps of a person. Throws when they cannot be read. */
export async function readApps(userId: string, signal: AbortSignal): Promise<AppSummary[]> {
  const client = await supabase();
  const { data, error } = await client
    .from('apps')
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(limits.apps.listed)
    .abortSignal(signal);
  signal.throwIfAborted();
  if (error !== null) throw new Error(error.message);
  return z.parse(z.array(appSchema), data).map(({ builds, ...app }) => {
    const build = Array.isArray(builds) ? builds[0] : builds;
    return { ...app, build_status: build?.build_status ?? '' };
  });
}
