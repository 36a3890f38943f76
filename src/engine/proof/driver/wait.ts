/** How long a visitor waits for something to appear. */
const patienceMs = 1500;
/** Until the code of an app has come and has run: on a slow machine that takes long, and says nothing about the app. */
export const startMs = 8000;
/** Most of what is waited for comes at once; what takes longer is looked for less often. */
const pollMs = 15;
const firstPollMs = 2;
/** On a busy machine time passes without anything having run: so often is looked at least. */
const leastLooks = 40;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Looks until there is an answer; undefined when the patience is over. */
export async function until<T>(look: () => T | undefined, ms: number = patienceMs): Promise<T | undefined> {
  const started = performance.now();
  for (let looks = 0; ; looks += 1) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() - started > ms && looks >= leastLooks) return undefined;
    await pause(Math.min(pollMs, firstPollMs * (looks + 1)));
  }
}
