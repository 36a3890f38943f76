import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Block } from '../src/engine/block.ts';
import { blocks } from '../src/engine/blocks.gen.ts';
import { blockPropsOf } from '../src/engine/cases/block-props.ts';
import { caseFaults, planFaults } from '../src/engine/cases/check-case.ts';
import { checkTask, clotheTask } from '../src/engine/cases/clothe-task.ts';

/** `npx tsx scripts/check-cases.ts [--tasks] FOLDER`: what is wrong with each case, or task type, in it. */
const areTasks = process.argv.includes('--tasks');
const folder = resolve(
  process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? 'src/engine/knowledge/cases',
);
const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);
let sound = 0;
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
for (const file of files) {
  const faults = faultsIn(join(folder, file));
  if (faults.length === 0) sound += 1;
  for (const fault of faults) console.log(`${file}: ${fault}`);
}
console.log(`${sound} of ${files.length} are sound.`);
process.exitCode = sound === files.length ? 0 : 1;

function faultsIn(path: string): string[] {
  try {
    const value = parse(readFileSync(path, 'utf8')) as unknown;
    return areTasks ? taskFaults(value) : caseFaults(value, blockProps);
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

function taskFaults(value: unknown): string[] {
  const checked = checkTask(value);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return planFaults(clotheTask('task', JSON.stringify(value), {}), blockProps);
}
