import type { z } from 'zod';
import { openSealedMail, removeSealedMail } from '../../mail/sealed-mail.server.ts';
import type { JobRun } from '../job-run.ts';
import type { job } from './job.ts';

type Input = z.infer<(typeof job)['input']>;

/** A mail that is gone was sent by a run that could not say so any more. */
export async function run({ database, secrets, mailer }: JobRun, { mailId }: Input): Promise<void> {
  const mail = await database.tx('service_role', {}, (tx) => openSealedMail(tx, secrets, mailId));
  if (mail === undefined) return;
  await mailer.send(mail);
  await database.tx('service_role', {}, (tx) => removeSealedMail(tx, mailId));
}
