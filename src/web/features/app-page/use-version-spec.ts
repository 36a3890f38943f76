import { useQuery } from '@tanstack/react-query';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';

/** The plan of a version without its files, which are many times as large; undefined until it is there, and where there is none. */
export function useVersionSpec(
  version: { readonly id: string; readonly status: string } | undefined,
): AppSpec | undefined {
  const { data } = useQuery({
    queryKey: ['app-version-plan', version?.id, version?.status],
    enabled: version !== undefined,
    queryFn: ({ signal }) => readSpec(version?.id ?? '', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** It is written by the server alone, so it is taken at its word. */
async function readSpec(versionId: string, signal: AbortSignal): Promise<AppSpec | null> {
  const client = await supabase();
  const { data, error } = await client
    .from('app_versions')
    .select('spec')
    .eq('id', versionId)
    .abortSignal(signal)
    .single();
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/app_versions select', error);
  const spec: unknown = data.spec;
  return typeof spec === 'object' ? (spec as AppSpec | null) : null;
}
