import { ownAccount } from '../account/own-account.server.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { type OwnApp, ownApp } from './own-app.server.ts';
import { findByRequestKey, readCurrentVersion, type VersionContent } from './version-store.server.ts';

export interface OpenedChange {
  readonly app: OwnApp;
  /** What the same request has started before: that is followed, and nothing is started. */
  readonly before: { readonly id: string } | undefined;
  readonly current: VersionContent;
}

/** The first gate of whatever changes an app: whose it is, whether this was asked before, and what it starts from. */
export function openChange(call: FunctionCall, appId: string): Promise<OpenedChange> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    return {
      app,
      before: await findByRequestKey(tx, app.userId, call.idempotencyKey),
      current: await readCurrentVersion(tx, app),
    };
  });
}

/** The first gate of whatever makes an app: who asks, and what the same request has started before. */
export function startedBefore(call: FunctionCall): Promise<OpenedChange['before']> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return findByRequestKey(tx, user.id, call.idempotencyKey);
  });
}
