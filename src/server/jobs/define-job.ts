import type { z } from 'zod';

export interface JobDefinition<Input = unknown> {
  name: string;
  /** Checked when the job is sent and again before it runs: a deployment may lie between the two. */
  input: z.ZodType<Input>;
  /** How many times it is tried again after a failure; `limits.jobs.retryLimit` unless said otherwise. */
  retryLimit?: number;
  /** Longest time of one run, after which its signal is aborted and the run has failed. */
  runMs?: number;
  /** How many of it one worker runs at the same time. */
  concurrency?: number;
}

export function defineJob<Input>(definition: JobDefinition<Input>): JobDefinition<Input> {
  return definition;
}
