import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { modelLimitValues, modelProvider, modelRules } from '../model-shapes.ts';

const reached = z.object({
  provider: modelProvider,
  base_url: z.string(),
  model: z.string(),
  has_key: z.boolean(),
});

const connection = reached.extend({
  id: z.uuid(),
  name: z.string(),
  enabled: z.boolean(),
  is_default: z.boolean(),
  price_in: z.int(),
  price_out: z.int(),
});

/** Everything that admins have decided about models, and what could be added. */
export const contract = defineFunction({
  name: 'list-model-connections',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    connections: z.array(connection),
    /** The one that the operator has set in the environment. It is changed there alone. */
    from_settings: reached.extend({ id: z.string() }).nullable(),
    rules: modelRules,
    limits: z.object({
      each: modelLimitValues,
      total: modelLimitValues,
      persons: z.array(modelLimitValues.extend({ user_id: z.uuid(), email: z.string().nullable() })),
    }),
    /** Ollama was found on this machine. It is used only once somebody adds it. */
    local: z.object({ base_url: z.string(), models: z.array(z.string()) }).nullable(),
  }),
});
