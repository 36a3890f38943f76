type HealthState = 'ok' | 'unavailable';

export interface PartHealth {
  status: HealthState;
  /** Which adapter stands behind it, for example `embedded` or `postgres`. */
  kind: string;
  ms: number;
  /** What is wrong and what to do, when something is. */
  message?: string | undefined;
}

export interface HealthReport {
  status: HealthState;
  version: string;
  checks: Record<string, PartHealth>;
}
