import type { Value } from '../../rules/formula.ts';
import { inputFault, type ReckonInput } from '../../rules/reckon.ts';
import { startValue } from '../../rules/start-value.ts';
import { readNumber } from '../parts/number-text.ts';

/** What stands in the fields, as it was typed. */
export type Entered = Readonly<Record<string, string | boolean>>;

export interface ReadInputs {
  readonly values: Readonly<Record<string, Value>>;
  readonly faults: Readonly<Record<string, string>>;
}

export function startOf(input: ReckonInput, today: string, now: string): string | boolean {
  if (input.kind === 'yes-no') return input.start === true;
  const start = startValue(input.start, today, now);
  if (start !== undefined && start !== null) return String(start);
  return input.kind === 'choice' && input.required !== false ? (input.options?.[0] ?? '') : '';
}

/** The values of the fields, and what is wrong with those that cannot be taken. */
export function readInputs(inputs: readonly ReckonInput[], entered: Entered): ReadInputs {
  const values: Record<string, Value> = {};
  const faults: Record<string, string> = {};
  for (const input of inputs) {
    const value = readOne(input, entered[input.name] ?? '');
    if (value === undefined) faults[input.name] = `${input.label} must be a number.`;
    else {
      values[input.name] = value;
      const fault = inputFault(input, value);
      if (fault !== undefined) faults[input.name] = fault;
    }
  }
  return { values, faults };
}

function readOne({ kind }: ReckonInput, typed: string | boolean): Value | undefined {
  if (kind === 'yes-no' || typeof typed === 'boolean') return typed === true;
  if (typed.trim() === '') return null;
  return kind === 'choice' || kind === 'date' || kind === 'time' ? typed : readNumber(typed);
}
