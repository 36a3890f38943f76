import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './define-job.ts';
import type { JobTools } from './job-run.ts';

export interface JobEntry {
  // The input's type differs from job to job; it is checked against the job's own schema before it runs.
  job: JobDefinition<never>;
  load: () => Promise<{ run: (...given: never[]) => Promise<unknown> }>;
}

export interface QueueOptions {
  database: Database;
  jobs: readonly JobEntry[];
  tools: JobTools;
  log: Logger;
  /** True when no other process can be on this database: what is marked as running is then left over from a crash. */
  alone: boolean;
  timing?: Partial<QueueTiming>;
}

export interface QueueTiming {
  silenceSeconds: number;
  heartbeatMs: number;
  supervisionSeconds: number;
  retryDelaySeconds: number;
  pollSeconds: number;
}
