import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SharedApp } from '../../../functions/read-shared-app/contract.ts';
import { callFunction } from '../../lib/call-function.ts';

/** Read again whenever the page is looked at: its owner may have taken the link back, or made a new version. */
export function useSharedApp(token: string): UseQueryResult<SharedApp> {
  return useQuery({
    queryKey: ['shared-app', token],
    queryFn: ({ signal }) => readSharedApp(token, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
  });
}

async function readSharedApp(token: string, signal: AbortSignal): Promise<SharedApp> {
  const { contract } = await import('../../../functions/read-shared-app/contract.ts');
  return callFunction(contract, { token }, signal);
}
