import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';

const { generatorModels: most } = limits;

/** Kinds of fields as a model is asked for them. `thing` points to another thing, whose name is the one option. */
export const proposedKinds = [
  'text',
  'long-text',
  'number',
  'money',
  'percent',
  'rating',
  'date',
  'time',
  'choice',
  'yes-no',
  'email',
  'phone',
  'link',
  'thing',
] as const;
export type ProposedKind = (typeof proposedKinds)[number];

const short = z.string().min(1).max(120);
const sentence = z.string().min(1).max(300);

const proposedField = z.object({
  name: short.describe('As people read it: "Due date".'),
  kind: z.enum(proposedKinds),
  options: z.array(short).max(20).describe('Of a choice; of a thing the name of that thing; else empty.'),
});

const proposedThing = z.object({
  name: short.describe('Several of them: "Guests".'),
  fields: z.array(proposedField).max(most.fieldsPerThing),
  examples: z
    .array(z.array(z.string().max(300)))
    .max(most.examples)
    .describe('Records that read real, a list of values each, in the order of the fields.'),
});
export type ProposedThing = z.infer<typeof proposedThing>;

const proposedPart = z.object({
  page: short.describe('The title of the page that it belongs on.'),
  title: short,
  does: sentence.describe('What it shows or does, in one sentence.'),
  things: z.array(short).max(6).describe('The things whose records it needs.'),
});
export type ProposedPart = z.infer<typeof proposedPart>;

/** What a model says that is missing in a plan. All members are there, be they empty: that is what small models manage. */
export const proposalSchema = z.object({
  things: z.array(proposedThing).max(most.things),
  changes: z.array(sentence).max(most.changes),
  parts: z.array(proposedPart).max(most.parts),
});
export type Proposal = z.infer<typeof proposalSchema>;
