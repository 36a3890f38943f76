import { z } from 'zod';

/** A worked-out case as its file holds it: what people who ask for such an app mean. `docs/CASES.md` says how one is written. */

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Names are written like “booksLent”.' });
const words = z.array(z.string().min(1));
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);
const fields = z.record(name, z.string().min(1));

const thingSchema = z.strictObject({
  one: z.string().min(1),
  many: z.string().min(1),
  also: words.optional(),
  title: name.optional(),
  /** The role whose people have a record of this kind each. */
  is: z.string().optional(),
  fields,
  samples: z.array(z.array(value)),
});

const ruleSchema = z.strictObject({ on: name, never: z.string().min(1), says: z.string().min(1) });

const actSchema = z.strictObject({
  on: name,
  label: z.string().min(1),
  when: z.string().optional(),
  by: words.optional(),
  for: z.literal('all').optional(),
  asks: fields.optional(),
  never: z.array(z.string().min(1)).optional(),
  does: z.array(z.string().min(1)).min(1),
  done: z.string().min(1),
});

const table = z.record(z.string().min(1), z.union([z.string(), z.number()]));

/** One part of a page: its first key says what it is. */
const partSchema = z.strictObject({
  list: name.optional(),
  where: z.string().optional(),
  sort: z.string().optional(),
  show: z.array(name).optional(),
  filters: z.array(name).optional(),
  layout: z.enum(['cards', 'table']).optional(),
  can: z.enum(['all', 'add', 'none']).optional(),
  acts: z.array(name).optional(),
  group: z.string().optional(),
  rank: z.boolean().optional(),
  empty: z.string().optional(),
  title: z.string().optional(),
  figures: table.optional(),
  board: z.string().optional(),
  calendar: z.string().optional(),
  chart: z.string().optional(),
  value: z.string().optional(),
  kind: z.enum(['bars', 'line', 'pie']).optional(),
  tiles: z.string().optional(),
  label: z.string().optional(),
  form: name.optional(),
  done: z.string().optional(),
  text: z.string().optional(),
  prices: table.optional(),
  hours: table.optional(),
  facts: table.optional(),
  calculator: z.strictObject({ inputs: fields, results: table, note: z.string().optional() }).optional(),
  use: z.string().optional(),
  props: z.record(z.string(), z.unknown()).optional(),
});
export type CasePart = z.infer<typeof partSchema>;

const pageSchema = z.strictObject({
  title: z.string().min(1).max(40),
  lead: z.string().optional(),
  for: words.optional(),
  parts: z.array(partSchema).min(1),
});
export type CasePage = z.infer<typeof pageSchema>;

export const caseSchema = z.strictObject({
  task: z.array(z.string()).min(1).max(4),
  say: z.array(z.string().min(3)).min(6).max(20),
  words: words.optional(),
  name: z.string().min(2).max(40),
  headline: z.string().min(4).max(90),
  lead: z.string().min(10).max(240),
  look: z.string().optional(),
  accounts: z.enum(['none', 'optional', 'required']).optional(),
  roles: words.optional(),
  numbers: z.record(name, z.union([z.number(), z.string()])).optional(),
  things: z.record(name, thingSchema).optional(),
  rules: z.array(ruleSchema).optional(),
  acts: z.record(name, actSchema).optional(),
  pages: z.array(pageSchema).min(1).max(8),
});
export type CaseFile = z.infer<typeof caseSchema>;

/**
 * How work flows, independent of the trade: a case with holes for the words of a description. `THINGS` and `PEOPLE`
 * stand for the names of its two main kinds of records, `<thing>`, `<things>`, `<person>`, `<people>` for their words.
 */
export const taskSchema = caseSchema
  .omit({ say: true, task: true })
  .partial({ name: true })
  .extend({
    /** The words where a description gives none. */
    words: z.strictObject({ thing: z.string(), person: z.string() }),
  });
export type CaseThing = z.infer<typeof thingSchema>;
export type CaseAct = z.infer<typeof actSchema>;

/** A case as the engine carries it. */
export interface CaseText {
  readonly id: string;
  readonly json: string;
}
