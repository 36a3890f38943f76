import { QueryClient } from '@tanstack/react-query';
import { limits } from '../../kernel/limits.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: limits.query.staleMs,
        gcTime: limits.query.keptMs,
        // The server may run on this very device: having no network is no reason not to ask it.
        networkMode: 'always',
      },
    },
  });
}
