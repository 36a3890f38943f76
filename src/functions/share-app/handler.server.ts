import { KoraError } from '../../kernel/errors.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { makeShareLink, openShareLinks, shared } from '../../server/sharing/share-links.server.ts';
import type { ShareAppInput, ShareAppOutput } from './contract.ts';

export function handle(call: FunctionCall, { appId, make }: ShareAppInput): Promise<ShareAppOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    if (make) {
      if (app.currentVersion === null)
        throw new KoraError('conflict', {
          message: 'This app has no version that works yet, so there is nothing to share.',
        });
      await makeShareLink(call, tx, shared.app, appId);
    }
    return { links: await openShareLinks(call, tx, shared.app, appId) };
  });
}
