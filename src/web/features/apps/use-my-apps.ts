import { type QueryStatus, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { keepAnswer, readKeptAnswer } from '../../app/local/kept-answers.ts';
import { useMayPoll } from '../../lib/performance/thrift.ts';
import { useSession } from '../../lib/session.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
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
  /** The server does not answer, and this is how they were at that moment, in ms since 1970. */
  readonly asOf: number | undefined;
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
  const mayPoll = useMayPoll();
  const query = useQuery({
    queryKey: [...appsKey(userId), shelf],
    enabled: userId !== undefined && wanted,
    queryFn: ({ signal }) =>
      userId === undefined ? { apps: [], total: 0 } : readInTime(userId, shelf, signal, waitMs),
    refetchInterval: ({ state }) => nextLook(state.status, state.data, mayPoll),
    // Nobody waits several times as long as was promised.
    retry: false,
  });
  const kept = useKeptPage(userId, shelf, wanted && query.data === undefined);
  const page = query.data ?? kept?.page;
  const asOf = query.isError && page !== undefined ? (kept?.at ?? query.dataUpdatedAt) : undefined;
  return {
    apps: page?.apps ?? [],
    total: page?.total ?? 0,
    state: status === 'signed-in' ? stateOf(query, kept !== undefined) : status,
    asOf,
    // What is read again by itself every other second does not take the button away.
    refreshing: query.isFetching && query.data?.apps.some(isUnderWay) !== true,
    refresh: () => void query.refetch(),
  };
}

/**
 * The latest apps as this device knows them, for places that are on every page. What a page reads is shown here too; where none
 * does, the server is asked once the page has settled, and nothing is said when it does not answer.
 */
export function useLatestApps(count: number): readonly AppSummary[] {
  const userId = useSession().user?.id;
  const queryKey = [...appsKey(userId), 'in-use'];
  const [settled, setSettled] = useState(false);
  const { data } = useQuery({
    queryKey,
    enabled: userId !== undefined && settled,
    queryFn: ({ signal }) =>
      userId === undefined
        ? { apps: [], total: 0 }
        : readPage(
            userId,
            'in-use',
            AbortSignal.any([signal, AbortSignal.timeout(limits.appList.dashboardMs)]),
          ),
    retry: false,
  });
  const kept = useKeptPage(userId, 'in-use', data === undefined);
  const isUnknown = userId !== undefined && data === undefined;
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setTimeout(setSettled, limits.keptApps.settleMs, true);
    return () => clearTimeout(timer);
  }, [isUnknown]);
  const page = data ?? kept?.page;
  return useMemo(() => page?.apps.slice(0, count) ?? [], [page, count]);
}

/** Soon while something is under way, unless the server has enough to do; now and then while it does not answer. */
function nextLook(status: QueryStatus, page: AppPage | undefined, mayPoll: boolean): number | false {
  if (status === 'error') return limits.keptApps.retryMs;
  return mayPoll && page?.apps.some(isUnderWay) === true ? limits.appCreator.pollMs : false;
}

function stateOf(
  { data, isError }: UseQueryResult<AppPage>,
  isKept: boolean,
): 'loading' | 'ready' | 'failed' {
  if (isError) return 'failed';
  return data === undefined && !isKept ? 'loading' : 'ready';
}

const keptName = (shelf: AppShelf) => `apps ${shelf}`;

async function readKeptPage(
  userId: string,
  shelf: AppShelf,
): Promise<{ at: number; page: AppPage } | undefined> {
  const kept = await readKeptAnswer(userId, keptName(shelf));
  if (kept === undefined) return undefined;
  const { parseKeptPage } = await import('./read-apps.ts');
  const page = parseKeptPage(kept.value);
  return page === undefined ? undefined : { at: kept.at, page };
}

/** The list as this device knows it, until the server has answered. */
function useKeptPage(userId: string | undefined, shelf: AppShelf, wanted: boolean) {
  const { data } = useQuery({
    queryKey: ['kept-apps', userId, shelf],
    enabled: userId !== undefined && wanted,
    queryFn: async () => (userId === undefined ? null : ((await readKeptPage(userId, shelf)) ?? null)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

async function readInTime(
  userId: string,
  shelf: AppShelf,
  left: AbortSignal,
  waitMs: number,
): Promise<AppPage> {
  const tooLong = AbortSignal.timeout(waitMs);
  try {
    const page = await readPage(userId, shelf, AbortSignal.any([left, tooLong]));
    dismissFailure('Apps loaded with fallback');
    return page;
  } catch (error) {
    const isSilent = left.aborted || tooLong.aborted;
    // What is on this device is shown instead, with a note that says so.
    if (!isSilent && (await readKeptPage(userId, shelf)) === undefined) {
      toast({
        title: 'Apps loaded with fallback',
        description: 'Using default state, you can still generate apps',
      });
    }
    throw error;
  }
}

async function readPage(userId: string, shelf: AppShelf, signal: AbortSignal): Promise<AppPage> {
  // Comes with its schemas, which a visitor who is signed out never needs.
  const { readApps } = await import('./read-apps.ts');
  const page = await readApps(userId, shelf, signal);
  void keepAnswer(userId, keptName(shelf), page);
  return page;
}
