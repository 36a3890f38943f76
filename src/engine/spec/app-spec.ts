import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { spanKinds } from '../reader/reading.ts';

/** Bumped when the shape changes, together with a step in bring-forward.ts that brings an older spec to it. */
export const specVersion = 1;

const text = z.string().min(1).max(limits.engine.textLength);
const identifier = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/)
  .max(60);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const path = z.string().regex(/^\/([a-z0-9-]+)?$/);
/** The parts of a BCP 47 tag. */
const language = z
  .string()
  .max(35)
  .regex(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/, { error: 'A language is written like “en” or “pt-BR”.' });
const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** A formula or a step of an act, as `src/engine/library/rules` reads it. */
const formula = z.string().min(1).max(limits.engine.formulaLength);

/** What must never be the case, and what is said to somebody who tries. The text may hold formulas in braces. */
const ruleSchema = z.object({ never: formula, says: text });

export const fieldKinds = [
  'text',
  'long-text',
  'number',
  'money',
  'percent',
  'rating',
  'date',
  'time',
  'moment',
  'choice',
  'tags',
  'yes-no',
  'email',
  'phone',
  'link',
  'image',
  'file',
  'color',
  'password',
  'reference',
] as const;

export const fieldSchema = z.object({
  name: identifier,
  label: text,
  kind: z.enum(fieldKinds),
  required: z.boolean().optional(),
  options: z.array(text).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().max(20).optional(),
  hint: text.optional(),
  start: z.union([z.string(), z.number(), z.boolean()]).optional(),
  automatic: z.boolean().optional(),
  /** Only whole numbers: nobody counts half a person. */
  whole: z.boolean().optional(),
  /** A state that starts as it does and moves on by acts: these of its options nobody picks by hand. */
  byActs: z.array(text).optional(),
  /** Asked behind “More details”: nobody spoke of it, and the record works without. */
  more: z.boolean().optional(),
  /** A reference for which whoever enters may write down somebody new; `first` where that is the usual case. */
  anew: z.enum(['also', 'first']).optional(),
  /** The entity that a reference points to. */
  to: identifier.optional(),
  /** How the value is worked out; then nobody enters it. */
  formula: formula.optional(),
  /** Only these roles see it; everybody where there are none. */
  seenBy: z.array(text).optional(),
});
export type FieldSpec = z.infer<typeof fieldSchema>;

/** `+3` and `-2 14:30` in a date field mean days from the day on which the app is first opened. */
export const sampleValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
]);
export type SampleValue = z.infer<typeof sampleValueSchema>;

export const entitySchema = z.object({
  name: identifier,
  one: text,
  many: text,
  /** The field that names a record. */
  title: identifier,
  fields: z.array(fieldSchema).min(1).max(limits.engine.fieldsPerEntity),
  /** The page under which each record has an address of its own, and what is shown and done there. */
  detail: z
    .object({
      path,
      /** Where its records have their addresses, when another kind has those below the page. */
      address: path.optional(),
      edit: z.boolean(),
      editors: z.array(text).optional(),
      related: z.array(
        z.object({ entity: identifier, link: identifier, title: text, addLabel: text.optional() }),
      ),
    })
    .optional(),
  /** Checked whenever a record is saved, by whatever way. */
  rules: z.array(ruleSchema).max(limits.engine.rulesPerEntity).optional(),
  /** The role whose people have a record of this kind each: `me` is their own. */
  standsFor: text.optional(),
  /** Further roles whose people get such a record when they come in: who approves is one of the staff, too. */
  alsoFor: z.array(text).optional(),
  /** What a record consists of: kinds that point to it by `link`. It is entered together with at least one. */
  parts: z.object({ entity: identifier, link: identifier }).optional(),
  samples: z.array(z.record(z.string(), sampleValueSchema)),
});
export type EntitySpec = z.infer<typeof entitySchema>;

export const effectSchema = z.object({
  field: identifier,
  by: z.number().optional(),
  byField: identifier.optional(),
  sign: z.union([z.literal(1), z.literal(-1)]).optional(),
  set: sampleValueSchema.optional(),
  floor: z.number().optional(),
});

export const actionSchema = z.object({
  id: slug,
  label: text,
  done: text,
  on: identifier,
  form: z.array(fieldSchema).optional(),
  creates: z
    .object({
      entity: identifier,
      link: identifier.optional(),
      values: z.record(z.string(), sampleValueSchema).optional(),
      copies: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  effects: z.array(effectSchema).optional(),
  sets: z.record(z.string(), sampleValueSchema).optional(),
  when: z.object({ field: identifier, in: z.array(text) }).optional(),
  roles: z.array(text).optional(),
  toggles: z.boolean().optional(),
  /** Only possible for records of which this holds. */
  condition: formula.optional(),
  /** Refused by what was entered, before anything is done. */
  never: z.array(ruleSchema).optional(),
  /** The steps of what it does, all or none: `set …`, `add … with …`, `change … with …`, `remove …`. */
  does: z.array(formula).max(limits.engine.stepsPerAction).optional(),
  /** One button above the list instead of one for each record. */
  forAll: z.boolean().optional(),
  resultPath: path.optional(),
  resultLabel: text.optional(),
});
export type ActionSpec = z.infer<typeof actionSchema>;

/** One part of a page. What `props` may hold is said by the block. */
export const sectionSchema = z.object({
  id: slug,
  block: slug,
  title: text.optional(),
  props: z.record(z.string(), z.unknown()),
});
export type SectionSpec = z.infer<typeof sectionSchema>;

export const pageSchema = z.object({
  id: slug,
  path,
  title: text,
  lead: text.optional(),
  /** Whether the navigation links to it. */
  nav: z.boolean(),
  roles: z.array(text).optional(),
  sections: z.array(sectionSchema),
});
export type PageSpec = z.infer<typeof pageSchema>;

export const characters = [
  'studio',
  'ledger',
  'market',
  'magazine',
  'playful',
  'calm',
  'terminal',
  'civic',
] as const;
export type Character = (typeof characters)[number];

export const themeSchema = z.object({
  /** The colours that were asked for, exactly. */
  background: color,
  component: color,
  /** Of the bar with the name and the menu, where it was asked for apart; else it is that of the components. */
  header: color.optional(),
  character: z.enum(characters),
  layout: z.enum(['topbar', 'sidebar']),
});
export type ThemeSpec = z.infer<typeof themeSchema>;

const place = z.number().int().min(0).max(limits.engine.descriptionLength);

/** What was read in the description, with the places of its word groups: a `Reading`. */
export const readingSchema = z.object({
  text: z.string().max(limits.engine.descriptionLength),
  spans: z
    .array(
      z.object({
        kind: z.enum(spanKinds),
        start: place,
        end: place,
        sure: z.number().min(0).max(1).optional(),
      }),
    )
    .readonly(),
  arcs: z.array(z.object({ from: place, to: place })).readonly(),
  tasks: z.array(z.object({ id: slug, sure: z.number().min(0).max(1) })).readonly(),
});

/**
 * What one wish of the description became. `served` names parts of the app as cases of the proof name what they try:
 * `entity:E`, `field:E.f`, `create:E`, `edit:E`, `remove:E`, `show:E`, `find:E`, `action:A`, `page:P`, `section:S`,
 * `role:R`, `rule:E.n` or `rule:A.n`, `option:E.f:value`, `words:text`, `color:#hex`, `accounts`, `phone`, `absent:thing` for what was ruled out,
 * and `near:…` for a part that stands in for the wish without being just that.
 */
export const traceSchema = z.object({
  request: text,
  served: z.array(z.string()),
  /** Of a wish that nothing serves: whether it was understood. */
  state: z.enum(['not-built', 'not-understood']).optional(),
  /** Why it is not served, or what stands in for it. */
  note: text.optional(),
  /** Where it stands in the text of the reading: first character and the one after the last, for each word group. */
  at: z.array(z.tuple([place, place])).optional(),
});
export type TraceEntry = z.infer<typeof traceSchema>;

/** What a language model has added to a plan, for the person to see. */
const byModelSchema = z.object({
  model: text,
  /** The host that was asked. */
  place: text,
  /** The version that this plan was made for asked the model; later ones only have what it wrote. */
  asked: z.boolean().optional(),
  /** The parts that it brought, named as in the trace; `text:tagline` for the line below the name. */
  parts: z.array(z.string().max(200)).max(400),
  /** What it proposed and what is not in the app, a sentence each with the reason. */
  left: z.array(text).max(60),
  /** What all its answers together took. */
  tokens: z.int().min(0),
});
export type ByModel = z.infer<typeof byModelSchema>;

export const appSpecSchema = z.object({
  version: z.literal(specVersion),
  name: z.string().min(1).max(limits.engine.nameLength),
  tagline: text,
  kind: slug,
  language,
  theme: themeSchema,
  accounts: z.enum(['none', 'optional', 'required']),
  roles: z.array(text).max(limits.engine.roles),
  entities: z.array(entitySchema).max(limits.engine.entities),
  actions: z.array(actionSchema).max(limits.engine.actions),
  /** Figures that formulas call by name, such as how many at most. */
  numbers: z.record(identifier, z.object({ label: text, value: z.number() })).optional(),
  /** The sign of money in the whole app: `€`, `kr`. Dollars where the description speaks of none. */
  currency: z.string().min(1).max(6).optional(),
  pages: z.array(pageSchema).min(1).max(limits.engine.pages),
  trace: z.array(traceSchema),
  /** The worked-out case or the task type that it was planned over. */
  met: slug.optional(),
  /** Only where the learned reader read the description. */
  reading: readingSchema.optional(),
  /** Only where a language model was asked. */
  byModel: byModelSchema.optional(),
  /** What the reader of the app should know, such as that a language was not understood. */
  notes: z.array(text),
});
export type AppSpec = z.infer<typeof appSpecSchema>;
