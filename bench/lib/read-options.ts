import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Undefined: as many as the benchmark itself wants. */
  readonly rounds: number | undefined;
  /** A short run, to see that the benchmark works; too short to judge by. */
  readonly quick: boolean;
}

/** `--rounds N` and `--quick`; anything else ends the program with a message. */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string' }, quick: { type: 'boolean', default: false } },
    });
    const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
    if (rounds !== undefined && (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000))
      throw new Error(`--rounds: expected a whole number from 1 to 1000; "${values.rounds}" is not.`);
    return { rounds, quick: values.quick };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(64);
  }
}
