import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const descriptions = z.array(z.object({ id: z.string(), prompt: z.string().min(1) })).min(1);
export type Description = z.infer<typeof descriptions>[number];

export interface GeneratorOptions {
  readonly descriptions: readonly Description[];
  /** How many there are in the file. */
  readonly total: number;
  readonly jobs: number;
  readonly proves: boolean;
}

const usage = `npm run bench:generator -- descriptions.json [--sample N] [--seed N] [--jobs N] [--only text] [--no-proof]

  descriptions.json   a list of { "id", "prompt" }
  --sample N          so many of them, chosen by the seed
  --only text         those whose id contains the text
  --jobs N            so many at the same time
  --no-proof          build them and do not use them in a browser`;

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text);
  throw new Error(`--${name}: expected a whole number above 0; "${text}" is not.`);
}

/** The same seed chooses the same descriptions on every machine. */
function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const shuffled = [...items];
  let state = seed >>> 0;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled.slice(0, count);
}

export function readGeneratorOptions(args: readonly string[]): GeneratorOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string' },
        jobs: { type: 'string' },
        only: { type: 'string' },
        'no-proof': { type: 'boolean', default: false },
      },
    });
    const [path] = positionals;
    if (path === undefined) throw new Error(usage);
    const all = descriptions.parse(JSON.parse(readFileSync(path, 'utf8')));
    const fitting = all.filter(({ id }) => values.only === undefined || id.includes(values.only));
    const count = wholeNumber('sample', values.sample, fitting.length);
    return {
      descriptions:
        count >= fitting.length ? fitting : sampleOf(fitting, count, wholeNumber('seed', values.seed, 1)),
      total: all.length,
      jobs: wholeNumber('jobs', values.jobs, availableParallelism()),
      proves: !values['no-proof'],
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(64);
  }
}
