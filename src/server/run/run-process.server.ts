import { StartFault } from '../db/start-fault.server.ts';
import { SettingsError } from '../settings/read-settings.server.ts';

export interface Running {
  /** Ends in order; what still runs gets some time first. */
  stop(): Promise<void>;
}

/** How a process of ours begins and ends: a clear message and exit code at the start, order at the end. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    console.error(messageOf(error));
    process.exit();
  }
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1); // the second signal does not wait
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`After ${signal}, the process did not end in order:`, error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof SettingsError) return 78;
  return error instanceof StartFault ? error.exitCode : 1;
}

function messageOf(error: unknown): unknown {
  return error instanceof SettingsError || error instanceof StartFault ? error.message : error;
}
