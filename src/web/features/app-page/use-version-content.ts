import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ProofReport } from '../../../engine/proof/proof-report.ts';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';

/** What a version consists of. The plan and the proof are written by the server alone, so they are taken at their word. */
export interface VersionContent {
  readonly files: Readonly<Record<string, string>>;
  readonly editedFiles: readonly string[];
  readonly spec: AppSpec | null;
  readonly proof: ProofReport | null;
}

const row = z.object({
  files: z.nullable(z.record(z.string(), z.string())),
  edited_files: z.array(z.string()),
  spec: z.nullable(z.custom<AppSpec>(isObject)),
  proof: z.nullable(z.custom<ProofReport>(isObject)),
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Nothing is read while `version` is undefined. A version that has ended never changes. */
export function useVersionContent(
  version: { readonly id: string; readonly status: string } | undefined,
): UseQueryResult<VersionContent> {
  return useQuery({
    queryKey: ['app-version', version?.id, version?.status],
    enabled: version !== undefined,
    queryFn: ({ signal }) => readContent(version?.id ?? '', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readContent(versionId: string, signal: AbortSignal): Promise<VersionContent> {
  const client = await supabase();
  const { data, error } = await client
    .from('app_versions')
    .select('files, edited_files, spec, proof')
    .eq('id', versionId)
    .abortSignal(signal)
    .single();
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/app_versions select', error);
  const { files, edited_files: editedFiles, spec, proof } = z.parse(row, data);
  return { files: files ?? {}, editedFiles, spec, proof };
}
