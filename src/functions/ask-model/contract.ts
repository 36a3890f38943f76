import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

const { ask } = limits;

const input = z.object({
  question: z
    .string()
    .trim()
    .min(1, { error: 'Ask something, in your own words.' })
    .max(ask.questionLength, {
      error: `A question may have ${ask.questionLength.toLocaleString('en')} characters.`,
    }),
  /** As `list-models` names it. */
  model: z.string().min(1, { error: 'Choose a model.' }).max(64),
  /** What was asked and answered before, the first first. */
  conversation: z
    .array(z.object({ question: z.string().max(ask.turnLength), answer: z.string().max(ask.turnLength) }))
    .max(ask.turns)
    .default([]),
  /** Passages of the person's own documents, which were found on the device. */
  documents: z
    .array(
      z.object({
        document: z.string().max(ask.titleLength),
        title: z.string().max(ask.titleLength),
        place: z.string().max(ask.titleLength),
        text: z.string().max(ask.documentLength),
      }),
    )
    .max(ask.documents)
    .default([]),
  /** The time zone in which days are meant. */
  zone: z.string().max(64).default('UTC'),
});
export type AskModelInput = z.output<typeof input>;

const source = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  place: z.string(),
  address: z.string().exactOptional(),
  document: z.string().exactOptional(),
});

const progress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('speaker'), name: z.string(), place: z.string() }),
  /** What the model was given beside the question and the conversation. */
  z.object({ kind: z.literal('grounds'), sources: z.array(source), texts: z.array(z.string()) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('tool'),
    name: z.string(),
    state: z.enum(['called', 'answered', 'refused']),
  }),
]);
export type AskModelProgress = z.output<typeof progress>;

/** Asks a model, and tells what it says while it says it. A model that fails is an answer, not a failure. */
export const contract = defineFunction({
  name: 'ask-model',
  access: 'user',
  input,
  progress,
  output: z.object({
    /** What was said, checked; as it is kept with a conversation. Null where nothing was said. */
    answer: z.record(z.string(), z.unknown()).nullable(),
    fault: z
      .object({
        kind: z.string(),
        message: z.string(),
        /** Seconds after which asking again makes sense. */
        retry_after: z.number().nullable(),
      })
      .nullable(),
  }),
});
