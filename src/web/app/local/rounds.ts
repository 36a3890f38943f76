export interface Rounds {
  /** Does a round now, whatever it waits for; another after the one that runs. */
  wake(): void;
  /** Resolves when nothing runs. */
  settled(): Promise<void>;
  stop(): void;
  isStopped(): boolean;
}

interface RoundsParts {
  /** One round. Gives after how long to do the next, or undefined when that is up to `wake`. */
  round(): Promise<number | undefined>;
  /** Runs it while nobody else does. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** Does rounds one after the other, never two at once. */
export function startRounds({ round, alone }: RoundsParts): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function runAll(): Promise<void> {
    do {
      again = false;
      const waitMs = stopped ? undefined : await round();
      if (waitMs !== undefined && !stopped) timer = setTimeout(wake, waitMs);
    } while (again && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (running !== undefined) {
      again = true;
      return;
    }
    running = alone(runAll)
      .catch((error: unknown) => {
        if (!stopped) console.warn('Changes could not be sent.', error);
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  return {
    wake,
    async settled() {
      while (running !== undefined) await running;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    isStopped: () => stopped,
  };
}
