/** What must not outlive the benchmark: processes, mounts, loop devices, folders. The newest goes first. */
const steps = new Set<() => void>();
let watching = false;

/** Registers a step for when the program ends, however it ends; call the answer to do it now, once. */
export function cleanUpAtExit(step: () => void): () => void {
  if (!watching) {
    watching = true;
    process.on('exit', () => {
      for (const one of [...steps].toReversed()) attempt(one);
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => process.exit(130));
  }
  steps.add(step);
  return () => {
    if (steps.delete(step)) step();
  };
}

function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error(`Clean-up: ${error instanceof Error ? error.message : String(error)}`);
  }
}
