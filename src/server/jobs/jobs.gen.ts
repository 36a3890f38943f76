// written by scripts/registry; do not edit
import { job as job0 } from './forget-idempotency-keys/job.ts';
import { job as job1 } from './make-version/job.ts';
import { job as job2 } from './remove-app-files/job.ts';
import { job as job3 } from './run-schedules/job.ts';
import { job as job4 } from './send-mail/job.ts';
import { job as job5 } from './send-sealed-mail/job.ts';
import { job as job6 } from './tidy-apps/job.ts';

export const jobs = [
  { job: job0, load: () => import('./forget-idempotency-keys/run.server.ts') },
  { job: job1, load: () => import('./make-version/run.server.ts') },
  { job: job2, load: () => import('./remove-app-files/run.server.ts') },
  { job: job3, load: () => import('./run-schedules/run.server.ts') },
  { job: job4, load: () => import('./send-mail/run.server.ts') },
  { job: job5, load: () => import('./send-sealed-mail/run.server.ts') },
  { job: job6, load: () => import('./tidy-apps/run.server.ts') },
] as const;
