import { z } from 'zod';
import { customToolLimits as most } from './custom-tool-limits.ts';

/** What a name in formulas looks like. */
export const namePattern = /^[a-z][A-Za-z0-9_]*$/;

/** Words that formulas mean something else by. */
const taken = new Set(
  [
    'and',
    'or',
    'xor',
    'not',
    'mod',
    'to',
    'in',
    'if',
    'true',
    'false',
    'null',
    'undefined',
    'end',
    'pi',
    'e',
    'i',
  ].concat(['currency', 'constructor']),
);

export const nameSchema = z
  .string()
  .min(1, 'Give it a name.')
  .max(most.nameLength, `A name has at most ${most.nameLength} characters.`)
  .regex(namePattern, 'A name begins with a small letter and has letters, digits and _ only.')
  .refine((name) => !taken.has(name), 'Formulas use this word themselves. Choose another name.');

const label = z
  .string()
  .trim()
  .min(1, 'Write a label.')
  .max(most.labelLength, `At most ${most.labelLength} characters.`);
const sentence = z.string().max(most.sentenceLength, `At most ${most.sentenceLength} characters.`);
const formula = z.string().max(most.formulaLength, `A formula has at most ${most.formulaLength} characters.`);
const unit = z.string().max(most.nameLength);
const yes = z.literal(true).optional();
const bound = z.number().optional();

const base = { name: nameSchema, label, help: sentence.optional(), optional: yes };

const plainKinds = [
  z.strictObject({ ...base, kind: z.literal('text'), lines: z.number().int().min(1).max(20).optional() }),
  z.strictObject({
    ...base,
    kind: z.literal('number'),
    unit: unit.optional(),
    /** The unit is only written; formulas get the bare number. */
    plain: yes,
    min: bound,
    max: bound,
    whole: yes,
  }),
  z.strictObject({ ...base, kind: z.literal('money'), min: bound, max: bound }),
  z.strictObject({ ...base, kind: z.literal('percent'), min: bound, max: bound }),
  z.strictObject({ ...base, kind: z.literal('date') }),
  z.strictObject({
    ...base,
    kind: z.literal('choice'),
    options: z
      .array(z.strictObject({ value: z.string().min(1, 'Write a value.').max(most.labelLength), label }))
      .min(2, 'A choice has at least two options.')
      .max(most.options),
  }),
  z.strictObject({ ...base, kind: z.literal('switch') }),
] as const;

const columnSchema = z.discriminatedUnion('kind', plainKinds);

const fieldSchema = z.discriminatedUnion('kind', [
  ...plainKinds,
  z.strictObject({ ...base, kind: z.literal('list') }),
  z.strictObject({
    ...base,
    kind: z.literal('table'),
    row: z.string().trim().min(1, 'Say what one row is called.').max(most.nameLength),
    columns: z.array(columnSchema).min(1, 'A table has at least one column.').max(most.columns),
  }),
]);

const writtenAs = z.enum(['number', 'whole', 'money', 'percent', 'times', 'text', 'date']);

const figureSchema = z.strictObject({ label, formula, as: writtenAs, unit: unit.optional() });

const shownSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figures'),
    title: label,
    figures: z.array(figureSchema).min(1, 'Add a figure.').max(most.figures),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: label,
    table: z.string(),
    columns: z.array(figureSchema).min(1, 'Add a column.').max(most.columns),
  }),
  z.strictObject({
    kind: z.literal('chart'),
    title: label,
    chart: z.enum(['bar', 'line', 'area', 'pie']),
    over: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('rows'), table: z.string(), category: formula }),
      z.strictObject({
        kind: z.literal('range'),
        field: z.string(),
        from: z.number(),
        to: z.number(),
        points: z.number().int().min(2).max(most.chartPoints),
      }),
    ]),
    series: z.array(figureSchema).min(1, 'Add a series.').max(most.series),
  }),
  z.strictObject({
    kind: z.literal('document'),
    title: label,
    text: z.string().max(most.documentLength),
  }),
]);

const checkSchema = z.strictObject({
  /** When this holds, the sentence is said. */
  when: formula,
  says: sentence.min(1, 'Write the sentence that is said.'),
  /** It stops the run; otherwise it stands beside the result. */
  stops: z.boolean(),
});

/** A tool as data: everything that is asked, worked out and shown. */
export const toolSchema = z
  .strictObject({
    name: z.string().trim().min(1, 'Give the tool a name.').max(most.labelLength),
    job: z.string().trim().min(1, 'Say in a sentence what it does.').max(most.sentenceLength),
    /** An ISO 4217 code, for its sums of money. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'A currency has three capital letters.'),
    fields: z.array(fieldSchema).min(1, 'Add a field.').max(most.fields),
    formulas: z.array(z.strictObject({ name: nameSchema, formula })).max(most.formulas),
    /** The sentence that stands first, with {name} where a value belongs. */
    summary: sentence,
    shown: z.array(shownSchema).min(1, 'Add something that is shown.').max(most.shown),
    checks: z.array(checkSchema).max(most.checks),
    /** What stands in the form at first. */
    sample: z.record(z.string(), z.unknown()),
  })
  .superRefine(({ fields, formulas }, context) => {
    const named = [
      ...fields.map(({ name }, index) => ({ name, path: ['fields', index, 'name'] })),
      ...formulas.map(({ name }, index) => ({ name, path: ['formulas', index, 'name'] })),
    ];
    const columns = fields.map((field, index) =>
      field.kind === 'table'
        ? field.columns.map(({ name }, at) => ({ name, path: ['fields', index, 'columns', at, 'name'] }))
        : [],
    );
    for (const { name, path } of [named, ...columns].flatMap(twice))
      context.addIssue({
        code: 'custom',
        path,
        message: `There is a “${name}” already. Choose another name.`,
      });
  });

interface Named {
  readonly name: string;
  readonly path: (string | number)[];
}

/** Those whose name was there before. */
function twice(all: readonly Named[]): Named[] {
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) !== index);
}

export type ToolDefinition = z.infer<typeof toolSchema>;
export type ToolField = ToolDefinition['fields'][number];
export type ToolColumn = z.infer<typeof columnSchema>;
export type ToolFormula = ToolDefinition['formulas'][number];
export type ToolFigure = z.infer<typeof figureSchema>;
export type ShownPart = ToolDefinition['shown'][number];
export type ToolCheck = z.infer<typeof checkSchema>;
