import { limits } from '../../kernel/limits.ts';
import { job } from '../jobs/tidy-apps/job.ts';
import type { Services } from '../services.ts';

/** The key of the job keeps several servers, and the same one after a start, from doing it twice a day. */
export function tidyAppsDaily({ queue, clock, log }: Pick<Services, 'queue' | 'clock' | 'log'>): () => void {
  const send = () =>
    void queue
      .send(
        job,
        {},
        { onceKey: clock.now().toISOString().slice(0, 10), startAfterSeconds: limits.bin.startAfterSeconds },
      )
      .catch((error: unknown) => log.warn({ err: error }, 'apps were not tidied up'));
  send();
  const timer = setInterval(send, limits.bin.askEveryMs);
  return () => clearInterval(timer);
}
