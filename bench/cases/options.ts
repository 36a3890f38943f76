import { parseArgs } from 'node:util';

export interface CasesOptions {
  /** Those with these ids; undefined: all. */
  readonly only: ReadonlySet<string> | undefined;
  /** Each so-manieth of them, from this place on. */
  readonly every: number;
  readonly from: number;
  /** Those that the report of earlier runs does not have. */
  readonly missing: boolean;
  /** Those that the report of earlier runs has as not proved. */
  readonly failed: boolean;
}

const usage = `npm run bench:cases -- [--only id,id] [--every N] [--from N] [--missing] [--failed]

  --only id,id   these cases and task types
  --every N      each N-th of them
  --from N       from the N-th on, counted from 0
  --missing      those that no earlier run has tried
  --failed       those that were not proved in an earlier run

With any of these, what earlier runs found of the others stays in the report.`;

function wholeNumber(name: string, text: string | undefined, otherwise: number, least: number): number {
  if (text === undefined) return otherwise;
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${name}: expected a whole number from ${least} on; "${text}" is not.\n\n${usage}`);
}

export function readCasesOptions(args: readonly string[]): CasesOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        every: { type: 'string' },
        from: { type: 'string' },
        missing: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
      },
    });
    return {
      only: values.only === undefined ? undefined : new Set(values.only.split(',').map((id) => id.trim())),
      every: wholeNumber('every', values.every, 1, 1),
      from: wholeNumber('from', values.from, 0, 0),
      missing: values.missing,
      failed: values.failed,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(64);
  }
}

/** Whether only some are tried, so that the report keeps what it has of the others. */
export function isPart({ only, every, from, missing, failed }: CasesOptions): boolean {
  return only !== undefined || every > 1 || from > 0 || missing || failed;
}
