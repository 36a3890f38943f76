import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

const { textLength } = limits.agentModels;

const input = z.object({
  slug: z.string().min(1).max(80),
  text: z
    .string()
    .trim()
    .min(1, { error: 'Paste or write the text first.' })
    .max(textLength, {
      error: `This is more than ${textLength} characters. Leave out what does not matter.`,
    }),
  /** As `list-models` names it; the usual one without. */
  model: z.string().min(1).max(64).optional(),
});
export type FillAgentFormInput = z.output<typeof input>;

const proposal = z.object({
  field: z.string(),
  /** As the form holds it. */
  value: z.unknown(),
  /** Where it was read: words that stand in the text as they are here. */
  words: z.array(z.string()),
});
export type FieldProposal = z.output<typeof proposal>;

/** Reads a text into the form of an agent. What comes back are proposals; the form is the person's. */
export const contract = defineFunction({
  name: 'fill-agent-form',
  access: 'user',
  input,
  output: z.object({
    proposals: z.array(proposal),
    /** Fields of which the model said something that the text does not say. */
    dropped: z.array(z.string()),
    model: z.string(),
    /** The host that the text was sent to. */
    place: z.string(),
    /** Why the model could not be used, in words; null when it could. */
    fault: z.string().nullable(),
  }),
});
