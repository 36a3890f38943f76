import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { oneFailed } from './counts.ts';
import { type Outcome, type Step, type Surroundings, steps } from './steps.ts';
import { type Result, summary } from './summary.ts';

/** Checks at the same time; two, because that is what a small machine has. */
const lanes = 2;

/** Runs all steps, or those of one part, and returns the exit code. */
export async function runTests([part, ...more]: readonly string[]): Promise<number> {
  const chosen = steps.filter((step) => part === undefined || step.parts.includes(part));
  if (chosen.length === 0) {
    const known = [...new Set(steps.flatMap((step) => step.parts))].toSorted();
    console.error(`There is no part “${part}”: choose from ${known.join(', ')}.`);
    return 64;
  }
  const reports = mkdtempSync(join(tmpdir(), 'kora-test-reports-'));
  const failedBefore = new Set<string>();
  const around = { root: resolve(import.meta.dirname, '../..'), reports, more, failedBefore };
  const results: Result[] = [];
  try {
    for (const group of groups(chosen)) {
      await inLanes(group, lanes, async (step) => {
        const result = await runStep(step, around);
        if (result.failed > 0) failedBefore.add(step.name);
        results.push(result);
      });
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const inOrder = steps.flatMap((step) => results.filter((result) => result.name === step.name));
  console.log(`\n${summary(inOrder)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

/** The first check and every suite alone; the checks between them beside each other. */
export function groups(chosen: readonly Step[]): Step[][] {
  const first = steps[0];
  const alone = (step: Step) => step === first || step.sort === 'suite';
  const grouped: Step[][] = [];
  for (const step of chosen) {
    const last = grouped.at(-1);
    const previous = last?.at(-1);
    if (last === undefined || previous === undefined || alone(step) || alone(previous)) grouped.push([step]);
    else last.push(step);
  }
  return grouped;
}

async function inLanes<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

async function runStep(step: Step, around: Surroundings): Promise<Result> {
  if (step.sort === 'suite') console.log(`\n== ${step.name} ==`);
  const started = performance.now();
  const { output, ...counts } = await outcomeOf(step, around);
  const seconds = (performance.now() - started) / 1000;
  if (step.sort === 'check')
    console.log(`${counts.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (counts.failed > 0 && output !== '') console.log(output.trimEnd());
  return { name: step.name, seconds, ...counts };
}

async function outcomeOf(step: Step, around: Surroundings): Promise<Outcome> {
  try {
    return await step.run(around);
  } catch (error) {
    return { ...oneFailed, output: error instanceof Error ? error.message : String(error) };
  }
}
