import { writeAudit } from '../../audit/write-audit.server.ts';
import { idParam, targetUser } from '../admin/find-target.server.ts';
import { passkeysOf, pickPasskey, removePasskey } from '../passkeys/own-passkeys.server.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { defineVerb } from '../verb.ts';

export const adminListPasskeys = defineVerb({
  method: 'GET',
  path: '/admin/users/:id/passkeys',
  access: 'admin',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { id } = await targetUser(call, tx);
      return { status: 200, body: (await passkeysOf(tx, id)).map(presentPasskey) };
    });
  },
});

/** For a person who has lost the device; the last one goes as well, since a link by mail leads back in. */
export const adminDeletePasskey = defineVerb({
  method: 'DELETE',
  path: '/admin/users/:id/passkeys/:passkeyId',
  access: 'admin',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const user = await targetUser(call, tx);
      const passkey = pickPasskey(await passkeysOf(tx, user.id), idParam(call, 'passkeyId'));
      await removePasskey(tx, passkey);
      await writeAudit(tx, call, {
        action: 'admin.passkey_deleted',
        target: user.id,
        details: { passkey_id: passkey.id },
      });
      return { status: 204 };
    });
  },
});
