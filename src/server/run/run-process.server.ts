import { StartFault } from '../db/start-fault.server.ts';
import { SettingsError } from '../settings/read-settings.server.ts';

export interface Running {
  /** Ends in order; what still runs gets some time first. */
  stop(): Promise<void>;
}

/** How a process of ours begins and ends: a clear message and exit code at the start, order at the end. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  // Whatever this process and those that it starts write is for its own user alone: the engine of the database, for
  // one, makes files with every right that the mask leaves.
  process.umask(0o077);
  // Heard from the first moment: a signal that comes while it starts ends it as soon as it has started.
  const signalled = firstSignal();
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(exitCodeOf(error));
  }
  const signal = await signalled;
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    console.error(`After ${signal}, the process did not end in order:`, error);
    process.exit(1);
  }
}

function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let count = 0;
    const heard = (signal: NodeJS.Signals) => {
      if (++count > 1) process.exit(1); // the second signal does not wait
      resolve(signal);
    };
    process.on('SIGTERM', heard);
    process.on('SIGINT', heard);
  });
}

function exitCodeOf(error: unknown): number {
  if (error instanceof SettingsError) return 78;
  return error instanceof StartFault ? error.exitCode : 1;
}

function messageOf(error: unknown): unknown {
  return error instanceof SettingsError || error instanceof StartFault ? error.message : error;
}
