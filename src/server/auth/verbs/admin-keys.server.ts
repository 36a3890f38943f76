import { writeAudit } from '../../audit/write-audit.server.ts';
import { installationKeys } from '../installation-key.server.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

/** What `npm run keys` prints, from a server that runs: the embedded database has room for one process only. */
export const adminIssueKeys = defineVerb({
  method: 'POST',
  path: '/admin/keys',
  access: 'admin',
  async handle(call): Promise<AuthAnswer> {
    const { keys, clock } = call.server;
    const issued = await installationKeys(keys, clock.now());
    await note(call, 'keys.issued', {});
    return { status: 200, body: issued };
  },
});

export const adminRotateKeys = defineVerb({
  method: 'POST',
  path: '/admin/keys/rotate',
  access: 'admin',
  async handle(call): Promise<AuthAnswer> {
    const kid = await call.server.keys.rotate();
    await note(call, 'keys.rotated', { kid });
    return { status: 200, body: { kid } };
  },
});

/** For a key that leaked: every `service_role` key ends, within seconds on all servers, and a new one is answered. */
export const adminRevokeKeys = defineVerb({
  method: 'POST',
  path: '/admin/keys/revoke',
  access: 'admin',
  async handle(call): Promise<AuthAnswer> {
    const { keys, clock } = call.server;
    const generation = await keys.revokeServiceKeys();
    await note(call, 'keys.revoked', { generation });
    return { status: 200, body: await installationKeys(keys, clock.now()) };
  },
});

async function note(call: AuthCall, action: string, details: Record<string, unknown>): Promise<void> {
  await call.server.database.tx('service_role', {}, (tx) => writeAudit(tx, call, { action, details }));
}
