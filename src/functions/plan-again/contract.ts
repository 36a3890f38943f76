import { z } from 'zod';
import { appId, chosenModel, versionNumber, versionProgress, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  appId,
  /** The version that the person looks at; a newer one must not be written over unseen. */
  basedOn: versionNumber,
  model: chosenModel,
});
export type PlanAgainInput = z.output<typeof input>;

/** A new version: with a model, what it adds to the app as it is; without one, the description planned anew by what is here. */
export const contract = defineFunction({
  name: 'plan-again',
  access: 'user',
  saysSuccess: true,
  input,
  progress: versionProgress,
  output: versionResult,
});
