import { callFunction } from '../../../lib/call-function.ts';
import type { ShareCalls } from '../../../lib/use-share-links.ts';

/** The links to one app of the person. */
export function appShareCalls(appId: string): ShareCalls {
  return {
    async ask(make, signal) {
      const { contract } = await import('../../../../functions/share-app/contract.ts');
      return (await callFunction(contract, { appId, make }, signal)).links;
    },
    async revoke(token) {
      const { contract } = await import('../../../../functions/unshare-app/contract.ts');
      return callFunction(contract, { appId, token });
    },
  };
}
