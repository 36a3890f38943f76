import type { DeckState } from '../../../../catalog/study/shared-deck.ts';
import { callFunction } from '../../../lib/call-function.ts';
import type { ShareCalls } from '../../../lib/use-share-links.ts';

/** The links to one deck of the person; a new one holds what the deck holds here, once the server has all of it. */
export function deckShareCalls(deckId: string, seen: DeckState): ShareCalls {
  return {
    async ask(make, signal) {
      const { contract } = await import('../../../../functions/share-deck/contract.ts');
      return (await callFunction(contract, { deckId, ...(make && { seen }) }, signal)).links;
    },
    async revoke(token) {
      const { contract } = await import('../../../../functions/unshare-deck/contract.ts');
      return callFunction(contract, { deckId, token });
    },
  };
}
