import { useQuery } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

/** Read again whenever the page is looked at: its owner may have taken the link back. */
export function useSharedConversation(token: string) {
  return useQuery({
    queryKey: ['shared-conversation', token],
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/read-shared-conversation/contract.ts');
      return callFunction(contract, { token }, signal);
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
  });
}
