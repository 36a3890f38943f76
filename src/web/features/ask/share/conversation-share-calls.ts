import { callFunction } from '../../../lib/call-function.ts';
import type { ShareCalls } from '../../../lib/use-share-links.ts';

/** The links to one conversation of the person; a new one leads to the turn `upTo` and not further. */
export function conversationShareCalls(conversationId: string, upTo: string): ShareCalls {
  return {
    async ask(make, signal) {
      const { contract } = await import('../../../../functions/share-conversation/contract.ts');
      return (await callFunction(contract, { conversationId, ...(make && { upTo }) }, signal)).links;
    },
    async revoke(token) {
      const { contract } = await import('../../../../functions/unshare-conversation/contract.ts');
      return callFunction(contract, { conversationId, token });
    },
  };
}
