import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../kernel/limits.ts';
import { keepAnswer, readKeptAnswer } from '../../app/local/kept-answers.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { useMayPoll } from '../../lib/performance/thrift.ts';
import { useSession } from '../../lib/session.ts';
import { type AppView, versionUnderWay } from './app-view.ts';

export function appKey(appId: string): readonly unknown[] {
  return ['app-page', appId];
}

/** The app and its versions; looked at again and again while one is made. */
export function useApp(appId: string): UseQueryResult<AppView> {
  const mayPoll = useMayPoll();
  const userId = useSession().user?.id;
  return useQuery({
    queryKey: appKey(appId),
    queryFn: ({ signal }) => readApp(appId, userId, signal),
    refetchInterval: ({ state: { data } }) =>
      mayPoll && data !== undefined && versionUnderWay(data) !== undefined ? limits.appPage.pollMs : false,
    staleTime: 0,
    retry: (count, error) => !isMissing(error) && count < 2,
  });
}

async function readApp(appId: string, userId: string | undefined, signal: AbortSignal): Promise<AppView> {
  const { contract } = await import('../../../functions/list-versions/contract.ts');
  const view = await callFunction(contract, { appId }, signal);
  if (userId !== undefined) void keepAnswer(userId, keptName(appId), view);
  return view;
}

const keptName = (appId: string) => `app ${appId}`;

/** The app as this device knows it, until the server has answered. */
export function useKeptApp(appId: string, wanted: boolean): AppView | undefined {
  const userId = useSession().user?.id;
  const { data } = useQuery({
    queryKey: ['kept-app', userId, appId],
    enabled: userId !== undefined && wanted,
    queryFn: async () => (userId === undefined ? null : ((await readKeptApp(userId, appId)) ?? null)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

async function readKeptApp(userId: string, appId: string): Promise<AppView | undefined> {
  const kept = await readKeptAnswer(userId, keptName(appId));
  if (kept === undefined) return undefined;
  const { contract } = await import('../../../functions/list-versions/contract.ts');
  return contract.output.safeParse(kept.value).data;
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
