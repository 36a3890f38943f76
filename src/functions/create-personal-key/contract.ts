import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { isPlainName } from '../../kernel/plain-text.ts';
import { defineFunction } from '../define-function.ts';
import { personalKey, toolScope } from '../personal-key-shapes.ts';

const { nameLength, days } = limits.personalKeys;

const input = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: 'Give the key a name, such as that of the program.' })
    .max(nameLength, { error: `A name has ${nameLength} characters at most.` })
    .refine(isPlainName, { error: 'The name has characters that nobody can see. Leave them out.' }),
  scopes: z
    .array(toolScope)
    .min(1, { error: 'Choose at least one thing that the key may do.' })
    .max(8)
    .transform((scopes) => [...new Set(scopes)]),
  days: z
    .int()
    .refine((count) => days.some((one) => one === count), { error: `Choose ${days.join(', ')} days.` }),
});
export type CreatePersonalKeyInput = z.output<typeof input>;

/** Makes a key for a program. `key` is told in this answer and never again. */
export const contract = defineFunction({
  name: 'create-personal-key',
  access: 'user',
  input,
  output: z.object({ key: z.string(), made: personalKey }),
});
