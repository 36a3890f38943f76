import { chanceOf } from './chance.ts';
import type { Encoder } from './kernel/encoder.ts';
import type { ReaderSettings } from './reader-settings.ts';
import type { MeantTask } from './reading.ts';

/** How sure it is that each task is meant, by its likeness to what the task is called and by what was learned beside. */
export function taskScorer(
  encoder: Encoder,
  { tasks, taskScale }: ReaderSettings,
): (pooled: Float32Array) => MeantTask[] {
  const bias = encoder.floats('task.bias');
  return (pooled) => {
    const view = encoder.dense('task.view', pooled);
    const length = Math.sqrt(view.reduce((sum, value) => sum + value * value, 0));
    const likeness = encoder.dense(
      'task.names',
      view.map((value) => value / length),
    );
    const more = encoder.dense('task.more', encoder.dense('task.hidden', pooled, { gelu: true }));
    return tasks.map((id, index) => {
      const score = (likeness[index] ?? 0) * taskScale + (bias[index] ?? 0) + (more[index] ?? 0);
      return { id, sure: chanceOf(score) };
    });
  };
}
