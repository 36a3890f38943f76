import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { modelAddress, modelId, modelName, savedModel } from '../model-shapes.ts';

const input = z.object({ id: modelId.optional(), name: modelName, ...modelAddress });
export type SaveModelKeyInput = z.output<typeof input>;

/** Adds or changes a model that a person uses with a key of their own, where an admin allows it. */
export const contract = defineFunction({ name: 'save-model-key', access: 'user', input, output: savedModel });
