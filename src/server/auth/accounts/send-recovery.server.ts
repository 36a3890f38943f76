import { writeAudit } from '../../audit/write-audit.server.ts';
import { evenly } from '../even-answer.server.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { findUserByEmail } from '../users/find-user.server.ts';
import type { AuthCall } from '../verb.ts';

export interface Recovery {
  /** Normalised. */
  email: string;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
}

/** The same to the caller whether there is such an account or not. */
export async function sendRecovery(
  call: AuthCall,
  { email, redirectTo, challenge }: Recovery,
): Promise<void> {
  await limitMessages(call, email, 'recovery');
  await evenly(() =>
    call.server.database.tx('service_role', {}, async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (user === undefined) return;
      await sendOneTimeMail(call.server, tx, { user, kind: 'recovery', to: email, redirectTo, challenge });
      await writeAudit(tx, call, { action: 'user.recovery_requested', actorId: user.id });
    }),
  );
}
