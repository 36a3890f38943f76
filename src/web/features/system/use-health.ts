import { useQuery } from '@tanstack/react-query';
import { limits } from '../../../kernel/limits.ts';
import { readHealth } from './health.ts';

export function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => readHealth(signal),
    staleTime: 0,
    // The panel itself says that it failed and asks again soon; silent retries would only delay that.
    retry: false,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.status === 'ok'
        ? limits.web.healthPollMs
        : limits.web.healthRetryMs,
  });
}
