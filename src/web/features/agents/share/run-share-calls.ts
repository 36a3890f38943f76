import { callFunction } from '../../../lib/call-function.ts';
import type { ShareCalls } from '../../../lib/use-share-links.ts';

/** The links to one saved run of the person. */
export function runShareCalls(runId: string): ShareCalls {
  return {
    async ask(make, signal) {
      const { contract } = await import('../../../../functions/share-run/contract.ts');
      return (await callFunction(contract, { runId, make }, signal)).links;
    },
    async revoke(token) {
      const { contract } = await import('../../../../functions/unshare-run/contract.ts');
      return callFunction(contract, { runId, token });
    },
  };
}
