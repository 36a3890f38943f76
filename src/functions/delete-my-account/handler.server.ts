import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { type OwnAccount, ownAccount, writeAccountAudit } from '../../server/account/own-account.server.ts';
import { requireAnotherAdmin } from '../../server/admin/target-user.server.ts';
import { sendFilesOfUserAway } from '../../server/apps/purge-app-files.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import { isPassword } from '../../server/auth/passwords/password-hash.server.ts';
import { needSecondFactor } from '../../server/auth/second-factor-required.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

/** Everything that belongs to the account goes with it; what the audit log says about it stays. */
export async function handle(call: FunctionCall, { password }: { password?: string }) {
  const { database, queue } = call.services;
  const account = await database.tx('service_role', {}, async (tx) => {
    const found = await ownAccount(call, tx);
    await needSecondFactor(tx, found);
    return found;
  });
  await showWhoYouAre(call, account, password);
  await database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    if (!(await isOnlyAccount(tx))) await requireAnotherAdmin(tx, user.id);
    await writeAccountAudit(tx, call, 'user.deleted', { email: user.email });
    await sendFilesOfUserAway(queue, tx, user.id);
    await tx.query('delete from auth.users where id = $1', [user.id]);
  });
  return { deleted: true };
}

/** The password, or a sign-in so recent that asking again would prove nothing new. */
async function showWhoYouAre(
  call: FunctionCall,
  { user, signedInAt }: OwnAccount,
  password: string | undefined,
): Promise<void> {
  const { clock, database } = call.services;
  if (password === undefined) {
    const age = (clock.now().getTime() - signedInAt.getTime()) / 1_000;
    if (age <= limits.account.freshSessionSeconds) return;
    throw new KoraError('forbidden', {
      message: 'Enter your password, or sign out and in again, then delete the account.',
      details: { reason: 'proof_needed' },
    });
  }
  const retryAfter = await consume(database, [
    {
      key: `check:user:${user.id}`,
      limit: limits.auth.failuresPerAccount,
      windowSeconds: limits.auth.failureWindowSeconds,
    },
  ]);
  if (retryAfter !== undefined) throw new KoraError('rate_limited', { retryAfter });
  if (await isPassword(user.encrypted_password, password)) return;
  throw new KoraError('forbidden', {
    message: 'The password is not right.',
    details: { reason: 'wrong_password' },
  });
}

/** The last person of an installation may go: the next one to come is its admin again. */
async function isOnlyAccount(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query('select from auth.users where deleted_at is null limit 2');
  return rows.length < 2;
}
