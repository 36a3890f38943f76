import { hash, verify } from '@node-rs/argon2';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';

const { passwordMemoryKib, passwordRounds, passwordsAtOnce, passwordsWaiting } = limits.auth;
// 2 is argon2id; the package exports its names only as types.
const cost = { algorithm: 2, memoryCost: passwordMemoryKib, timeCost: passwordRounds, parallelism: 1 };

let running = 0;
const waiting: (() => void)[] = [];

/** Each hash takes its memory: a burst waits in line instead of taking it all at once, and a flood is turned away. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= passwordsAtOnce) {
    if (waiting.length >= passwordsWaiting) throw new AuthError('over_request_rate_limit', { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Never within a transaction: it takes long, and the embedded engine runs one transaction at a time. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let standIn: Promise<string> | undefined;

/** The same work whether there is a hash to compare with or not, so time does not tell who has an account. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  standIn ??= inTurn(() => hash('nobody has this password', cost)).catch((error: unknown) => {
    standIn = undefined;
    throw error;
  });
  const against = stored ?? (await standIn);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null && stored !== undefined;
}
