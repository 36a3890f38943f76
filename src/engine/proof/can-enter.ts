import type { AppSpec } from '../spec/app-spec.ts';
import { obeyingFilling } from './obeying-filling.ts';
import { sampleWorlds } from './sample-world.ts';

/** Whether somebody can enter a record of a kind that breaks none of its rules. */
export function canEnter(spec: AppSpec, name: string): boolean {
  const entity = spec.entities.find((one) => one.name === name);
  return (
    entity !== undefined &&
    obeyingFilling({ entity, spec, title: entity.title }, sampleWorlds(spec, undefined)) !== undefined
  );
}
