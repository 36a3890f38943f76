import { z } from 'zod';
import { changed } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { modelId } from '../model-shapes.ts';

const input = z.object({ id: modelId });
export type RemoveModelConnectionInput = z.output<typeof input>;

/** What was used of it stays in the list of uses. */
export const contract = defineFunction({
  name: 'remove-model-connection',
  access: 'admin',
  input,
  output: changed,
});
