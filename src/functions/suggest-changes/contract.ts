import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({ appId });
export type SuggestChangesInput = z.output<typeof input>;

/** Sentences about the things of an app that would change its current version, each of which was tried on its plan. */
export const contract = defineFunction({
  name: 'suggest-changes',
  access: 'user',
  input,
  output: z.object({ suggestions: z.array(z.string()) }),
});
