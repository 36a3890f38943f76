import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import { job } from '../../jobs/forget-idempotency-keys/job.ts';
import type { Queue } from '../../jobs/queue.ts';

interface SweepParts {
  queue: Queue;
  clock: Clock;
  log: Logger;
}

/**
 * Called for each write with a key. The first of a day has the old ones removed: where none are made, none need to be. The
 * key of the job keeps several servers from sending it twice.
 */
export function sweepDaily({ queue, clock, log }: SweepParts): () => void {
  let sweptOn = '';
  return () => {
    const day = clock.now().toISOString().slice(0, 10);
    if (day === sweptOn) return;
    sweptOn = day;
    queue.send(job, {}, { onceKey: day }).catch((error: unknown) => {
      sweptOn = '';
      log.warn({ err: error }, 'old idempotency keys were not removed');
    });
  };
}
