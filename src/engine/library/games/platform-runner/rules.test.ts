import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { field, jump, newRun, runner, stepRun } from './rules.ts';

it('jumps twice at most and comes back to the ground', () => {
  const random = createRandom(1);
  const twice = jump(jump(newRun()));
  expect(jump(twice)).toBe(twice);
  let run = { ...jump(newRun()), untilNext: 1000 };
  for (let step = 0; step < 60; step += 1) run = stepRun(run, random);
  expect(run.y).toBe(field.ground);
  expect(run.jumps).toBe(0);
});

it('ends at an obstacle that is not jumped over', () => {
  const run = { ...newRun(), obstacles: [{ x: runner.x + 5, width: 20, height: 30 }] };
  expect(stepRun(run, createRandom(1)).over).toBe(true);
  expect(stepRun({ ...run, y: 60 }, createRandom(1)).over).toBe(false);
});
