import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { job as sendSealedMail } from '../../jobs/send-sealed-mail/job.ts';
import { keepSealedMail } from '../../mail/sealed-mail.server.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { issueOneTime, type OneTime, type OneTimeKind } from '../one-time/issue-one-time.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthServer } from '../verb.ts';
import { type AuthMailContent, composeAuthMail } from './auth-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { reauthenticationMail } from './reauthentication-mail.ts';
import { recoveryMail } from './recovery-mail.ts';
import { signInMail } from './sign-in-mail.ts';
import { verificationLink } from './verification-link.server.ts';

export interface OneTimeMail {
  user: UserRow;
  kind: OneTimeKind;
  to: string;
  /** Checked already. */
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/** Sent with the transaction: the message exists exactly when what it speaks of does. It may open an account: sealed. */
export async function sendAuthMail(
  server: AuthServer,
  tx: Tx,
  to: string,
  content: AuthMailContent,
): Promise<void> {
  const mailId = server.ids.uuid();
  await keepSealedMail(tx, server.secrets, mailId, { to, ...composeAuthMail(content) });
  await server.queue.send(sendSealedMail, { mailId }, { tx });
}

/** Issues link and code, sends them, and notes when. Answers with the account as it is then. */
export async function sendOneTimeMail(server: AuthServer, tx: Tx, mail: OneTimeMail): Promise<UserRow> {
  const issued = await issueOneTime(tx, {
    userId: mail.user.id,
    kind: mail.kind,
    relatesTo: mail.to,
    challenge: mail.challenge,
  });
  await sendAuthMail(server, tx, mail.to, contentOf(server, mail, issued));
  return noteSending(server, tx, mail.user.id, mail.kind);
}

function contentOf(
  server: AuthServer,
  { user, kind, redirectTo }: OneTimeMail,
  issued: OneTime,
): AuthMailContent {
  const link = verificationLink({ siteUrl: server.auth.siteUrl, token: issued.token, kind, redirectTo });
  switch (kind) {
    case 'confirmation':
      return confirmationMail(link, issued.code);
    case 'recovery':
      return recoveryMail(link, issued.code);
    case 'invite':
      return invitationMail(link, issued.code);
    case 'email_change_current':
    case 'email_change_new': {
      const from = user.email ?? '';
      return emailChangeMail(
        { from, to: user.email_change ?? '', bothAgree: from !== '' },
        link,
        issued.code,
      );
    }
    case 'reauthentication':
      return reauthenticationMail(issued.code);
    default:
      return signInMail(link, issued.code);
  }
}

export function noteSending(server: AuthServer, tx: Tx, userId: string, kind: OneTimeKind): Promise<UserRow> {
  const now = server.clock.now();
  const noted = {
    confirmation: { confirmation_sent_at: now },
    invite: { invited_at: now, confirmation_sent_at: now },
    recovery: { recovery_sent_at: now },
    magiclink: { recovery_sent_at: now },
    email_change_current: { email_change_sent_at: now },
    email_change_new: { email_change_sent_at: now },
    reauthentication: { reauthentication_sent_at: now },
    phone_confirmation: { confirmation_sent_at: now },
    phone_change: { phone_change_sent_at: now },
  }[kind];
  return tx.one(queries.updateTable('auth.users').set(noted).where('id', '=', userId).returningAll());
}
