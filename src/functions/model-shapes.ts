import { z } from 'zod';
import { limits } from '../kernel/limits.ts';

/** What several functions about language models take or answer with. No answer holds a key. */

const { models } = limits;

export const modelProvider = z.enum(['openai', 'anthropic', 'compatible', 'ollama'], {
  error: 'Choose openai, anthropic, compatible or ollama.',
});

const isPlain = (value: string) => /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(value);

/** How a model is reached. */
export const modelAddress = {
  provider: modelProvider,
  /** Null is the usual address of the provider. */
  base_url: z
    .string()
    .trim()
    .max(models.addressLength, { error: `An address has at most ${models.addressLength} characters.` })
    .nullable()
    .default(null),
  model: z
    .string()
    .trim()
    .min(1, { error: 'Say which model it is.' })
    .max(models.modelLength, { error: `A model is named by at most ${models.modelLength} characters.` })
    .refine(isPlain, { error: 'Leave out line breaks.' }),
  /** Left out, the stored one stays; empty, it is removed. */
  key: z
    .string()
    .trim()
    .max(models.keyLength, { error: `A key has at most ${models.keyLength} characters.` })
    .regex(/^[\x21-\x7e]*$/, { error: 'A key has no spaces and no letters with accents. Copy it again.' })
    .optional(),
};

export const modelName = z
  .string()
  .trim()
  .min(1, { error: 'Give it a name.' })
  .max(models.nameLength, { error: `Use at most ${models.nameLength} characters.` })
  .refine(isPlain, { error: 'Leave out line breaks.' });

/** Millionths of the currency for a million tokens. */
export const modelPrice = z.int().min(0).max(1_000_000_000_000).default(0);

export const modelId = z.uuid({ error: 'There is no such model.' });

const amount = z.int().min(0).max(1_000_000_000_000_000).nullable().default(null);

/** Null is without limit. */
export const modelLimitValues = z.object({
  day_tokens: amount,
  month_tokens: amount,
  day_cost_micro: amount,
  month_cost_micro: amount,
});
export type ModelLimitValues = z.output<typeof modelLimitValues>;

export const modelRules = z.object({ own_keys: z.boolean(), own_private_addresses: z.boolean() });

/** A model as everybody sees it who may use it. */
export const usableModel = z.object({
  id: z.string(),
  name: z.string(),
  provider: modelProvider,
  model: z.string(),
  /** The host that is asked: what is asked leaves the house for there. */
  place: z.string(),
  whose: z.enum(['settings', 'installation', 'own']),
  is_default: z.boolean(),
});

export const savedModel = z.object({ id: z.uuid() });
