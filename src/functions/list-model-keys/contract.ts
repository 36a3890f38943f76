import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { modelProvider, modelRules } from '../model-shapes.ts';

/** A person's own models with what is needed to change them; never the key itself. Also where keys are not allowed any more. */
export const contract = defineFunction({
  name: 'list-model-keys',
  access: 'user',
  input: z.object({}),
  output: z.object({
    keys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        provider: modelProvider,
        base_url: z.string(),
        model: z.string(),
        has_key: z.boolean(),
      }),
    ),
    rules: modelRules,
  }),
});
