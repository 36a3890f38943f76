import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

const { factLength, factLines, factsLength } = limits.agentModels;

const input = z
  .object({
    /** What the result is of. */
    title: z.string().trim().min(1).max(200),
    /** The result in lines, with its figures as they are written. */
    facts: z.array(z.string().trim().min(1).max(factLength)).min(1).max(factLines),
    /** As `list-models` names it; the usual one without. */
    model: z.string().min(1).max(64).optional(),
  })
  .refine(({ facts }) => facts.join('\n').length <= factsLength, {
    path: ['facts'],
    error: 'This result is too long to be told in words.',
  });
export type WriteNarrativeInput = z.output<typeof input>;

/** Tells a result in words. Sentences with a number that the result does not have are left out. */
export const contract = defineFunction({
  name: 'write-narrative',
  access: 'user',
  input,
  output: z.object({
    paragraphs: z.array(z.string()),
    /** How many sentences were left out. */
    left_out: z.int(),
    model: z.string(),
    place: z.string(),
    /** Why there is no text, in words; null when there is one. */
    fault: z.string().nullable(),
  }),
});
