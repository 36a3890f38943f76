import type { Bench } from './bench.ts';
import { fillPlaces } from './fill-places.ts';
import { FormulaFault } from './language/formula-fault.ts';
import type { ToolDefinition, ToolField } from './tool-definition.ts';
import { plainOf, type Writing, wordsOf } from './write-value.ts';

/** Fills the places of a text with values, written as the figure or the field of that name is. */
export function textOf(definition: ToolDefinition, bench: Bench, text: string): string {
  return fillPlaces(text, (name) => {
    const fault = bench.faults.get(name);
    if (fault !== undefined) throw new FormulaFault(`This needs “${name}”, which has no value yet.`);
    const value = bench.values.get(name);
    if (value === undefined) return undefined;
    const field = definition.fields.find((one) => one.name === name);
    if (field?.kind === 'choice' && typeof value === 'string')
      return field.options.find((option) => option.value === value)?.label ?? value;
    return wordsOf(plainOf(value), writingOf(definition, name), definition.currency);
  });
}

/** As the first figure shows it that is nothing but this name; otherwise as its field is asked for. */
export function writingOf({ shown, fields }: ToolDefinition, name: string): Writing {
  for (const part of shown) {
    const figure =
      part.kind === 'figures' ? part.figures.find(({ formula }) => formula.trim() === name) : undefined;
    if (figure !== undefined) return figure;
  }
  return writingOfField(fields.find((field) => field.name === name));
}

function writingOfField(field: ToolField | undefined): Writing {
  if (field?.kind === 'money' || field?.kind === 'percent') return { as: field.kind };
  return {
    as: 'number',
    ...(field?.kind === 'number' && field.unit !== undefined ? { unit: field.unit } : {}),
  };
}
