import { type Query, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { limits } from '../../../kernel/limits.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import type { AppPage, AppShelf, AppSummary } from './read-apps.ts';

/** Whoever makes, renames or deletes an app says so here. */
export function appsKey(userId: string | undefined): readonly unknown[] {
  return ['apps', userId];
}

export interface MyApps {
  /** The newest; empty while they are not known: signed out, loading, or not readable. */
  readonly apps: readonly AppSummary[];
  /** How many there are, also beyond the newest. */
  readonly total: number;
  readonly state: 'signed-out' | 'loading' | 'ready' | 'failed';
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** An app in this state will change without anybody doing anything. */
export function isUnderWay({ build_status }: Pick<AppSummary, 'build_status'>): boolean {
  return build_status === 'queued' || build_status === 'building';
}

/** The apps of the signed-in person; after `waitMs` without an answer the page goes on without them. */
export function useMyApps(waitMs: number, shelf: AppShelf = 'in-use', wanted = true): MyApps {
  const { status, user } = useSession();
  const userId = user?.id;
  const query = useQuery({
    queryKey: [...appsKey(userId), shelf],
    enabled: userId !== undefined && wanted,
    queryFn: ({ signal }) =>
      userId === undefined ? { apps: [], total: 0 } : readInTime(userId, shelf, signal, waitMs),
    refetchInterval: pollWhileUnderWay,
    // Nobody waits several times as long as was promised.
    retry: false,
  });
  return {
    apps: query.data?.apps ?? [],
    total: query.data?.total ?? 0,
    state: status === 'signed-in' ? stateOf(query) : status,
    // What is read again by itself every other second does not take the button away.
    refreshing: query.isFetching && query.data?.apps.some(isUnderWay) !== true,
    refresh: () => void query.refetch(),
  };
}

function pollWhileUnderWay({ state }: Query<AppPage, Error, AppPage>): number | false {
  if (state.status === 'error') return false;
  return state.data?.apps.some(isUnderWay) === true ? limits.appCreator.pollMs : false;
}

function stateOf({ data, isError }: UseQueryResult<AppPage>): 'loading' | 'ready' | 'failed' {
  if (isError) return 'failed';
  return data === undefined ? 'loading' : 'ready';
}

async function readInTime(
  userId: string,
  shelf: AppShelf,
  left: AbortSignal,
  waitMs: number,
): Promise<AppPage> {
  const tooLong = AbortSignal.timeout(waitMs);
  try {
    // Comes with its schemas, which a visitor who is signed out never needs.
    const { readApps } = await import('./read-apps.ts');
    return await readApps(userId, shelf, AbortSignal.any([left, tooLong]));
  } catch (error) {
    if (!left.aborted && !tooLong.aborted) {
      toast({
        title: 'Apps loaded with fallback',
        description: 'Using default state, you can still generate apps',
      });
    }
    throw error;
  }
}
