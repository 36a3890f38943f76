const latestMs = 10_000;
/** Safari has no such call. */
const insteadMs = 2_000;

/** Does something when the browser has nothing else to do. What it returns calls that off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, insteadMs);
  return () => clearTimeout(timer);
}
