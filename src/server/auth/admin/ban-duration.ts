import { AuthError } from '../auth-error.ts';

const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const farthest = new Date('9999-12-31T00:00:00Z').getTime();

/** `none` lifts a ban; otherwise a duration as Go writes it, such as `24h` or `1h30m`. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== duration)
    throw new AuthError('validation_failed', {
      message: 'invalid format for ban duration: use "none" or a duration such as 24h',
    });
  const ms = parts.reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * (units[unit] ?? 0), 0);
  return new Date(Math.min(now.getTime() + ms, farthest));
}
