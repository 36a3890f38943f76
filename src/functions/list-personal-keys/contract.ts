import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { personalKey } from '../personal-key-shapes.ts';

/** The caller's keys for programs, and the address at which programs use them. */
export const contract = defineFunction({
  name: 'list-personal-keys',
  access: 'user',
  input: z.object({}),
  output: z.object({ keys: z.array(personalKey), address: z.string() }),
});
export type ListPersonalKeysOutput = z.output<(typeof contract)['output']>;
