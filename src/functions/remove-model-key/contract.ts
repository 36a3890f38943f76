import { z } from 'zod';
import { changed } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { modelId } from '../model-shapes.ts';

const input = z.object({ id: modelId });
export type RemoveModelKeyInput = z.output<typeof input>;

/** One's own key can always be removed, also where keys are not allowed any more. */
export const contract = defineFunction({ name: 'remove-model-key', access: 'user', input, output: changed });
