/** Lets so many run at the same time; the others wait in the order in which they came. */
export function takeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    // Whoever leaves hands the place on: nobody who comes meanwhile can take it.
    else
      await new Promise<void>((resolve) => {
        line.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
