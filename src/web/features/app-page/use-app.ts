import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../kernel/limits.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { type AppView, versionUnderWay } from './app-view.ts';

export function appKey(appId: string): readonly unknown[] {
  return ['app-page', appId];
}

/** The app and its versions; looked at again and again while one is made. */
export function useApp(appId: string): UseQueryResult<AppView> {
  return useQuery({
    queryKey: appKey(appId),
    queryFn: ({ signal }) => readApp(appId, signal),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && versionUnderWay(data) !== undefined ? limits.appPage.pollMs : false,
    staleTime: 0,
    retry: (count, error) => !isMissing(error) && count < 2,
  });
}

async function readApp(appId: string, signal: AbortSignal): Promise<AppView> {
  const { contract } = await import('../../../functions/list-versions/contract.ts');
  return callFunction(contract, { appId }, signal);
}

/** There is no such app, or it is somebody else's: nobody is told which. */
export function isMissing(error: unknown): boolean {
  return error instanceof FunctionCallError && (error.code === 'not_found' || error.code === 'invalid_input');
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof FunctionCallError && error.status === 401;
}

/** Has the app read again, and the lists of apps with it. */
export function useReload(appId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => reload(client, appId);
}

export async function reload(client: QueryClient, appId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: appKey(appId) }),
    client.invalidateQueries({ queryKey: ['apps'] }),
  ]);
}
