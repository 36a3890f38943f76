import { useQuery } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

/** A deck behind a link never changes, but its owner may take the link back: it is read again when the page is opened anew. */
export function useSharedDeck(token: string) {
  return useQuery({
    queryKey: ['shared-deck', token],
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/read-shared-deck/contract.ts');
      return callFunction(contract, { token }, signal);
    },
    staleTime: 60_000,
    // Megabytes with pictures: not again at every look.
    refetchOnWindowFocus: false,
    retry: 1,
  });
}
