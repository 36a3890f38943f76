import { limits } from '../../kernel/limits.ts';

/**
 * Runs work whose duration could tell whether an account exists, and answers at the next multiple of a fixed time:
 * a few milliseconds more or less of database work do not show. Refusals wait as well.
 */
export async function evenly<T>(
  work: () => Promise<T>,
  stepMs: number = limits.auth.evenAnswerMs,
): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    const rest = Math.ceil(spent / stepMs) * stepMs - spent;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
