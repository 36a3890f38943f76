import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import type { AppSummary } from './read-apps.ts';

/** Whoever makes, renames or deletes an app says so here. */
export function appsKey(userId: string | undefined): readonly unknown[] {
  return ['apps', userId];
}

export interface MyApps {
  /** Empty while they are not known: signed out, loading, or not readable. */
  readonly apps: readonly AppSummary[];
  readonly state: 'signed-out' | 'loading' | 'ready' | 'failed';
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** The apps of the signed-in person; after `waitMs` without an answer the page goes on without them. */
export function useMyApps(waitMs: number): MyApps {
  const { status, user } = useSession();
  const userId = user?.id;
  const query = useQuery({
    queryKey: appsKey(userId),
    enabled: userId !== undefined,
    queryFn: ({ signal }) => (userId === undefined ? [] : readInTime(userId, signal, waitMs)),
    // Nobody waits several times as long as was promised.
    retry: false,
  });
  return {
    apps: query.data ?? [],
    state: status === 'signed-in' ? stateOf(query) : status,
    refreshing: query.isFetching,
    refresh: () => void query.refetch(),
  };
}

function stateOf({ data, isError }: UseQueryResult<AppSummary[]>): 'loading' | 'ready' | 'failed' {
  if (isError) return 'failed';
  return data === undefined ? 'loading' : 'ready';
}

async function readInTime(userId: string, left: AbortSignal, waitMs: number): Promise<AppSummary[]> {
  const tooLong = AbortSignal.timeout(waitMs);
  try {
    // Comes with its schemas, which a visitor who is signed out never needs.
    const { readApps } = await import('./read-apps.ts');
    return await readApps(userId, AbortSignal.any([left, tooLong]));
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
