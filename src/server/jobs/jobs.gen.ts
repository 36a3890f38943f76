// written by scripts/registry; do not edit
import { job as job0 } from './send-mail/job.ts';

export const jobs = [
  { job: job0, load: () => import('./send-mail/run.server.ts') },
] as const;
