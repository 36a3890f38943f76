export class OverdueError extends Error {
  constructor(ms: number) {
    super(`Not done within ${Math.round(ms)} ms.`);
    this.name = 'OverdueError';
  }
}

/** The answer of `work`, or an error when it takes longer than `ms`. The work itself is not stopped. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OverdueError(ms)), ms);
  });
  // Whoever loses the race must not end the process.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
