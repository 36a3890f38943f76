import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { appIcon } from '../../../engine/emit/app-icon.ts';
import { callFunction } from '../../lib/call-function.ts';
import { supabase } from '../../lib/supabase.ts';

/** The app that gets a window. */
export interface ChosenApp {
  readonly id: string;
  readonly name: string;
  /** The version that is packed; null while none works. */
  readonly number: number | null;
  /** Its start page, and its icon; null where there is none. */
  readonly picture: string | null;
  readonly icon: string | null;
}

export function useChosenApp(appId: string | undefined): UseQueryResult<ChosenApp> {
  return useQuery({
    queryKey: ['desktop-builder', appId],
    enabled: appId !== undefined,
    queryFn: ({ signal }) => readChosen(appId ?? '', signal),
    retry: false,
  });
}

async function readChosen(appId: string, signal: AbortSignal): Promise<ChosenApp> {
  const { contract } = await import('../../../functions/list-versions/contract.ts');
  const { app, versions } = await callFunction(contract, { appId }, signal);
  const version = versions.find(({ number }) => number === app.currentVersion);
  return {
    id: app.id,
    name: app.name,
    number: app.currentVersion,
    picture: version?.pictures.desktop ?? null,
    icon: version === undefined ? null : await readIcon(version.id, app.name, signal),
  };
}

const row = z.object({ color: z.nullable(z.string()) });

/** The look of it is all that is wanted, so that a failure only leaves a place empty. */
async function readIcon(versionId: string, name: string, signal: AbortSignal): Promise<string | null> {
  const client = await supabase();
  const { data } = await client
    .from('app_versions')
    .select('color:spec->theme->>component')
    .eq('id', versionId)
    .abortSignal(signal)
    .maybeSingle();
  const { data: found } = z.safeParse(row, data);
  const color = found?.color ?? null;
  return color !== null && /^#[0-9a-f]{6}$/.test(color) ? appIcon(name, color) : null;
}
