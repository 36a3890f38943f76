import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import { noteIdentities } from '../providers/identities.server.ts';
import { needManualLinking } from '../providers/manual-linking.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import { lockUser } from '../users/lock-user.server.ts';
import type { IdentityRow, UserRow } from '../users/user.ts';
import { defineVerb } from '../verb.ts';

export const unlinkIdentity = defineVerb({
  method: 'DELETE',
  path: '/user/identities/:id',
  access: 'session',
  handle(call) {
    needManualLinking(call);
    const id = call.params['id'];
    if (!isUuid(id))
      throw new AuthError('validation_failed', { status: 404, message: 'identity_id must be an UUID' });
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user } = await currentSession(call, tx);
      const identities = await lockIdentities(tx, user.id);
      const gone = identities.find((identity) => identity.id === id.toLowerCase());
      if (gone === undefined) throw new AuthError('identity_not_found', { status: 422 });
      if (identities.length === 1) throw new AuthError('single_identity_not_deletable');
      await tx.run(queries.deleteFrom('auth.identities').where('id', '=', gone.id));
      const left = identities.filter((identity) => identity !== gone);
      await noteIdentities(tx, await closeDoor(tx, user, gone, left));
      await writeAudit(tx, call, {
        action: 'identity.unlinked',
        target: gone.id,
        details: { provider: gone.provider },
      });
      return { status: 200, body: {} };
    });
  },
});

async function lockIdentities(tx: Tx, userId: string): Promise<IdentityRow[]> {
  await lockUser(tx, userId);
  return tx.all(
    queries
      .selectFrom('auth.identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** What belonged to the identity alone goes with it: password or number, and an address that no other one has. */
async function closeDoor(
  tx: Tx,
  user: UserRow,
  gone: IdentityRow,
  left: readonly IdentityRow[],
): Promise<UserRow> {
  if (gone.provider === 'phone') {
    return change(tx, user, { phone: null, phone_confirmed_at: null });
  }
  const withoutPassword = gone.provider === 'email' ? { encrypted_password: null } : {};
  const isKept = user.email === null || left.some(({ email }) => email === user.email);
  const heir = left.find(
    ({ email, identity_data }) => email !== null && identity_data['email_verified'] === true,
  );
  if (isKept || heir === undefined || heir.email === null) return change(tx, user, withoutPassword);
  if ((await findUserByEmail(tx, heir.email)) !== undefined)
    throw new AuthError('email_conflict_identity_not_deletable');
  return change(tx, user, { ...withoutPassword, email: heir.email });
}

function change(tx: Tx, user: UserRow, values: Partial<UserRow>): Promise<UserRow> {
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({ ...values, updated_at: user.updated_at })
      .where('id', '=', user.id)
      .returningAll(),
  );
}
