import { parseArgs } from 'node:util';
import { type LabelSet, labelSets } from '../../src/testing/reader/read-labels.ts';

export interface ReaderOptions {
  readonly on: LabelSet;
  readonly rounds: number;
  readonly quick: boolean;
}

const usage = `npm run bench:reader -- [--on dev|test|train] [--rounds N] [--quick]

  --on test   the sealed labels, for a model that is chosen; only totals are printed
  --on train  the labels the model has learned from: only to see that something did not get worse
  --rounds N  so many readings of each text for the times (30)
  --quick     a short run, to see that the benchmark works; its times are too few to judge by`;

export function readReaderOptions(args: readonly string[]): ReaderOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        on: { type: 'string', default: 'dev' },
        rounds: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
    });
    const on = labelSets.find((set) => set === values.on);
    if (on === undefined) throw new Error(usage);
    const rounds = Number(values.rounds ?? (values.quick ? 5 : 30));
    if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000)
      throw new Error(`--rounds: expected a whole number from 1 to 1000; "${values.rounds}" is not.`);
    return { on, rounds, quick: values.quick };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(64);
  }
}
