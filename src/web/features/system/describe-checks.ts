import type { Check, Health } from './health.ts';

const knownChecks = ['database', 'jobs', 'storage', 'mail', 'messages', 'disk'] as const;
export type KnownCheck = (typeof knownChecks)[number];

export interface CheckRow {
  readonly name: KnownCheck;
  readonly label: string;
  /** What does the work in this installation. */
  readonly value: string;
  /** How fast it answered, where that was measured. */
  readonly time: string | undefined;
  readonly ok: boolean;
}

const labels: Record<KnownCheck, string> = {
  database: 'Database',
  jobs: 'Background jobs',
  storage: 'File storage',
  mail: 'Mail',
  messages: 'Text messages',
  disk: 'Disk space',
};

const kinds: Record<string, string> = {
  embedded: 'Embedded',
  postgres: 'PostgreSQL',
  disk: 'This disk',
  s3: 'S3 store',
  outbox: 'Outbox folder',
  smtp: 'SMTP server',
  webhook: 'Web service',
};

/** The parts that the server reports, in a fixed order and in words. */
export function describeChecks({ checks }: Health): CheckRow[] {
  return knownChecks.flatMap((name) => {
    const check = checks[name];
    return check === undefined ? [] : [describeCheck(name, check)];
  });
}

function describeCheck(name: KnownCheck, check: Check): CheckRow {
  const ok = check.status !== 'unavailable';
  return {
    name,
    label: labels[name],
    value: ok ? workingValue(check) : 'Not ready',
    time: check.ms === undefined ? undefined : readableTime(check.ms),
    ok,
  };
}

function workingValue(check: Check): string {
  if (check.kind === undefined) return 'Ready';
  return kinds[check.kind] ?? check.kind;
}

function readableTime(ms: number): string {
  return ms < 1_000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
