import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { HealthReport, PartHealth } from './health-report.ts';

export interface HealthCheck {
  name: string;
  kind: string;
  run(): Promise<void>;
  /** What works and yet should be changed, in words for the operator. */
  remark?(): string | undefined;
}

/** Asks every part at once; a part that does not answer in time is not well. */
export async function reportHealth(version: string, checks: readonly HealthCheck[]): Promise<HealthReport> {
  const answers = await Promise.all(checks.map(async (check) => [check.name, await ask(check)] as const));
  const isWell = answers.every(([, { status }]) => status === 'ok');
  return { status: isWell ? 'ok' : 'unavailable', version, checks: Object.fromEntries(answers) };
}

async function ask({ kind, run, remark }: HealthCheck): Promise<PartHealth> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KoraError('timed_out')), limits.http.healthCheckMs);
  });
  try {
    await Promise.race([run(), late]);
    const message = remark?.();
    return {
      status: 'ok',
      kind,
      ms: elapsed(started),
      ...(message === undefined ? {} : { message }),
    };
  } catch (error) {
    const message =
      error instanceof KoraError ? error.message : 'It does not answer as expected. The log says more.';
    return { status: 'unavailable', kind, ms: elapsed(started), message };
  } finally {
    clearTimeout(timer);
  }
}

const elapsed = (started: number) => Math.round((performance.now() - started) * 10) / 10;
