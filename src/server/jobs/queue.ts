import type { Tx } from '../db/database.ts';
import type { JobDefinition } from './define-job.ts';

export interface SendOptions {
  /** Sends together with this transaction: the job exists exactly when the transaction is committed. */
  tx?: Tx;
  /** A second job with the same key is not taken while the first waits or runs, nor for a day after it ended. */
  onceKey?: string;
  startAfterSeconds?: number;
  /** Larger goes first. */
  priority?: number;
}

export interface Queue {
  /** The id of the job, or null when one with the same key is there already. */
  send<Input>(job: JobDefinition<Input>, input: Input, options?: SendOptions): Promise<string | null>;
  /** Begins to run jobs in this process. */
  work(): Promise<void>;
  states(): Promise<Record<string, number>>;
  /** Throws a KoraError when jobs cannot be taken or sent at the moment. */
  check(): Promise<void>;
  /** Lets running jobs end within the time given, hands the others back, and stops. */
  stop(graceMs: number): Promise<void>;
}
