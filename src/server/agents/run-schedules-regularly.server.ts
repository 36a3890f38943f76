import { limits } from '../../kernel/limits.ts';
import { job } from '../jobs/run-schedules/job.ts';
import type { Services } from '../services.ts';

/** The key of the job keeps several servers from asking for the same round twice. */
export function runSchedulesRegularly(
  { queue, clock, log }: Pick<Services, 'queue' | 'clock' | 'log'>,
  siteUrl: string,
): () => void {
  const { askEveryMs } = limits.schedules;
  const send = () =>
    void queue
      .send(job, { siteUrl }, { onceKey: String(Math.floor(clock.now().getTime() / askEveryMs)) })
      .catch((error: unknown) => log.warn({ err: error }, 'agents were not asked for what is due'));
  send();
  const timer = setInterval(send, askEveryMs);
  return () => clearInterval(timer);
}
