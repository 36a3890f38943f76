import type { z } from 'zod';
import type { JobRun } from '../job-run.ts';
import type { job } from './job.ts';

export async function run({ mailer }: JobRun, mail: z.infer<(typeof job)['input']>): Promise<void> {
  const { html, replyTo, ...rest } = mail;
  await mailer.send({
    ...rest,
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo }),
  });
}
