import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { modelAddress } from '../model-shapes.ts';

const input = z
  .object({
    /** As `list-models` names it. With a draft: the one whose stored key is used where the draft has none. */
    id: z.string().min(1).max(64).optional(),
    /** What is not saved yet. */
    draft: z.object({ ...modelAddress, use: z.enum(['everyone', 'me']) }).optional(),
  })
  .refine(({ id, draft }) => id !== undefined || draft !== undefined, {
    path: ['id'],
    error: 'Say which model is to be tried.',
  });
export type TestModelConnectionInput = z.output<typeof input>;

/** Asks a model for one word, and says in words how that went. A model that does not work is an answer, not a failure. */
export const contract = defineFunction({
  name: 'test-model-connection',
  access: 'user',
  input,
  output: z.object({
    works: z.boolean(),
    message: z.string(),
    /** Names of the models at that address, where it tells. */
    models: z.array(z.string()),
  }),
});
