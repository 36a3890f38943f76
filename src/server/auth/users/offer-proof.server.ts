import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { consumeIn } from '../limits/consume.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { verificationLink } from '../mails/verification-link.server.ts';
import { issueOneTime } from '../one-time/issue-one-time.server.ts';
import type { AuthCall } from '../verb.ts';
import { lacksProof, settingThatNames } from './named-address.server.ts';
import type { UserRow } from './user.ts';

/**
 * Somebody uses an account whose address a setting names, and nobody has shown that the address is theirs. Whoever reads
 * its mail can do so, and without a mail server whoever reads the console. The link opens the account like one for a
 * forgotten password and ends whatever led into it before: the account may be that of a stranger who was faster.
 */
export async function offerProof(call: AuthCall, tx: Tx, user: UserRow): Promise<void> {
  const { server } = call;
  const { email } = user;
  if (email === null || !lacksProof(server, user) || (await isAdmin(tx, user.id))) return;
  const { proofsPerAddress, proofWindowSeconds, oneTimeSeconds } = limits.auth;
  const uses = [{ key: `proof:${email}`, limit: proofsPerAddress, windowSeconds: proofWindowSeconds }];
  if ((await consumeIn(tx, uses)) !== undefined) return;
  const redirectTo = `${server.auth.siteUrl}/auth`;
  if (server.settings.SMTP_URL !== undefined) {
    await sendOneTimeMail(server, tx, { user, kind: 'recovery', to: email, redirectTo });
    return;
  }
  const { token } = await issueOneTime(tx, { userId: user.id, kind: 'recovery', relatesTo: email });
  const link = verificationLink({ siteUrl: server.auth.siteUrl, token, kind: 'recovery', redirectTo });
  const minutes = Math.round(oneTimeSeconds / 60);
  // Not through the log, which others may read and keep.
  server.announce(
    `Somebody signed in as ${email}, which ${settingThatNames(server, email)} names. If it was you, prove it within ${minutes} minutes with this link; it works once, asks for a new password and ends every other session: ${link}`,
  );
}

async function isAdmin(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query("select from public.user_roles where user_id = $1 and role = 'admin'", [
    userId,
  ]);
  return rows.length > 0;
}
