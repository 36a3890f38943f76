import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineBlock } from '../../block.ts';
import { figureKinds, formulaProp, writtenProp } from '../../fit/formula-prop.ts';
import { formulaFaults, type Sight, textFaults } from '../../library/rules/check-formula.ts';
import { inputNames } from '../../library/rules/input-names.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { formulasIn } from '../../library/rules/written-text.ts';
import { proveReckoner } from './prove-reckoner.ts';

const text = z.string().min(1).max(limits.engine.textLength);

const props = z.object({
  inputs: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
        label: text,
        kind: z.enum(['number', 'money', 'percent', 'choice', 'date', 'time', 'yes-no']),
        required: z.boolean().optional(),
        options: z.array(text).optional(),
        min: z.number().optional(),
        max: z.number().optional(),
        unit: z.string().max(20).optional(),
        hint: text.optional(),
        start: z.union([z.string(), z.number(), z.boolean()]).optional(),
      }),
    )
    .min(1)
    .max(limits.engine.fieldsPerEntity),
  results: z
    .array(
      z.object({
        label: text,
        formula: formulaProp,
        unit: z.string().max(20).optional(),
        kind: z.enum(figureKinds).optional(),
        digits: z.number().int().min(0).max(6).optional(),
      }),
    )
    .min(1)
    .max(12),
  note: writtenProp.optional(),
});
export type ReckonerProps = z.infer<typeof props>;

function formulasOf({ results, note = '' }: ReckonerProps): string[] {
  return [...results.map(({ formula }) => formula), ...formulasIn(note)];
}

/** The figures of the app that the formulas speak of. */
export function numbersOf(
  reckoner: ReckonerProps,
  numbers: Readonly<Record<string, { readonly value: number }>> = {},
): Record<string, number> {
  const used = new Set(formulasOf(reckoner).flatMap((one) => [...inputNames(parseFormula(one)).used]));
  const named = Object.entries(numbers).filter(([name]) => used.has(name));
  return Object.fromEntries(named.map(([name, { value }]) => [name, value]));
}

/** A calculator by the formulas of a plan. */
export const block = defineBlock<ReckonerProps>({
  id: 'reckoner',
  title: 'Calculator',
  words: [],
  size: 'app',
  props,
  example: {
    inputs: [
      { name: 'width', label: 'Width of the wall', kind: 'number', unit: 'm', min: 0, max: 50, start: 4 },
      { name: 'height', label: 'Height of the wall', kind: 'number', unit: 'm', min: 0, max: 6, start: 2.5 },
      { name: 'price', label: 'Price of a tin', kind: 'money', unit: '€', min: 0, start: 34.9 },
      { name: 'paint', label: 'Paint', kind: 'choice', options: ['Matt', 'Washable'] },
      { name: 'coats', label: 'Coats', kind: 'number', min: 1, max: 4 },
      { name: 'start', label: 'First day', kind: 'date', start: 'today' },
      { name: 'primer', label: 'With primer', kind: 'yes-no' },
    ],
    results: [
      {
        label: 'Costs',
        formula: 'ceil(width * height * (coats + if(primer, 1, 0)) / if(paint is "Matt", 30, 24)) * price',
        kind: 'money',
        unit: '€',
        digits: 2,
      },
      { label: 'Area', formula: 'width * height', unit: 'm²', digits: 1 },
      { label: 'Costs for a square metre', formula: 'price / (width * height)', kind: 'money', unit: '€' },
      { label: 'Dry on', formula: 'start + coats', kind: 'date' },
    ],
    note: 'A tin is enough for {if(paint is "Matt", 30, 24)} m². Each coat dries for a day.',
  },
  fit: () => undefined,
  faults(reckoner, { numbers = {} }) {
    const { inputs, results, note = '' } = reckoner;
    const ask = inputs.map(({ name, kind }) => ({ name, kind }));
    const sight: Sight = { kinds: new Map(), numbers: new Set(Object.keys(numbers)), ask };
    return [...results.flatMap(({ formula }) => formulaFaults(formula, sight)), ...textFaults(note, sight)];
  },
  emit(reckoner, section, { file, page, spec }) {
    const numbers = numbersOf(reckoner, spec.numbers);
    const { inputs, results, note } = reckoner;
    return {
      tag: file.use('Reckoner', 'tools/reckoner/reckoner.tsx'),
      props: {
        id: section.id,
        title: section.title !== undefined && section.title !== page.title ? section.title : 'Work it out',
        inputs,
        results,
        numbers: Object.keys(numbers).length === 0 ? undefined : numbers,
        note,
      },
    };
  },
  prove: (reckoner, _section, { spec, page }) =>
    proveReckoner(reckoner, numbersOf(reckoner, spec.numbers), page.path),
});
