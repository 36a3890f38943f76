import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { queries } from '../../db/query-builder.ts';
import {
  needFactorShown,
  passkeysOf,
  pickPasskey,
  refuseLastWayIn,
  removePasskey,
} from '../passkeys/own-passkeys.server.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { defineVerb } from '../verb.ts';

export const listPasskeys = defineVerb({
  method: 'GET',
  path: '/passkeys',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user } = await currentSession(call, tx);
      return { status: 200, body: (await passkeysOf(tx, user.id)).map(presentPasskey) };
    });
  },
});

export const renamePasskey = defineVerb({
  method: 'PATCH',
  path: '/passkeys/:id',
  access: 'session',
  body: z.object({
    friendly_name: z
      .string()
      .trim()
      .min(1, { error: 'Give the passkey a name' })
      .max(limits.passkeys.nameLength, {
        error: `A name has ${limits.passkeys.nameLength} characters at most`,
      }),
  }),
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user } = await currentSession(call, tx);
      const passkey = pickPasskey(await passkeysOf(tx, user.id), call.params['id']);
      const renamed = await tx.one(
        queries
          .updateTable('auth.webauthn_credentials')
          .set({ friendly_name: call.body.friendly_name })
          .where('id', '=', passkey.id)
          .returningAll(),
      );
      await writeAudit(tx, call, { action: 'passkey.renamed', target: passkey.id });
      return { status: 200, body: presentPasskey(renamed) };
    });
  },
});

export const deletePasskey = defineVerb({
  method: 'DELETE',
  path: '/passkeys/:id',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const session = await currentSession(call, tx);
      const { user, sessionId } = session;
      await needFactorShown(tx, session);
      const passkeys = await passkeysOf(tx, user.id);
      const passkey = pickPasskey(passkeys, call.params['id']);
      await refuseLastWayIn(call, tx, user, passkeys);
      await removePasskey(tx, passkey, sessionId);
      await writeAudit(tx, call, {
        action: 'passkey.removed',
        target: passkey.id,
        details: { name: passkey.friendly_name },
      });
      return { status: 204 };
    });
  },
});
