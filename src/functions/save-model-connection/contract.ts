import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { modelAddress, modelId, modelName, modelPrice, savedModel } from '../model-shapes.ts';

const input = z.object({
  /** Of one that is changed; a new one without. */
  id: modelId.optional(),
  name: modelName,
  ...modelAddress,
  enabled: z.boolean().default(true),
  /** The one that is used unless a person chooses. */
  is_default: z.boolean().default(false),
  price_in: modelPrice,
  price_out: modelPrice,
});
export type SaveModelConnectionInput = z.output<typeof input>;

/** Adds or changes a model that everybody may use. Nothing is sent to it. */
export const contract = defineFunction({
  name: 'save-model-connection',
  access: 'admin',
  input,
  output: savedModel,
});
