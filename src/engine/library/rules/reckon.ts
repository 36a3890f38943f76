import { currency } from '../words/currency.ts';
import { type FigureLook, showFigure } from '../words/show-figure.ts';
import { evaluate } from './evaluate.ts';
import type { Value } from './formula.ts';
import { inputNames } from './input-names.ts';
import { parseFormula } from './parse-formula.ts';
import { isBlank } from './values.ts';
import type { Scope, World } from './world.ts';

/** One of the values that a calculator asks for. */
export interface ReckonInput {
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'money' | 'percent' | 'choice' | 'date' | 'time' | 'yes-no';
  /** May stay empty only where this says no. */
  readonly required?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly start?: string | number | boolean | undefined;
}

export interface ReckonResult extends FigureLook {
  readonly label: string;
  readonly formula: string;
}

/** What came out, or why nothing did. */
export type Reckoned =
  | { readonly label: string; readonly text: string }
  | { readonly label: string; readonly missing: string };

export interface Reckoning {
  readonly inputs: readonly ReckonInput[];
  readonly values: Readonly<Record<string, Value>>;
  /** Values that cannot be taken as they are, by name. */
  readonly faults: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly today: string;
  readonly now: string;
}

/** The unit that stands beside an input. */
export function unitOf({ kind, unit }: ReckonInput): string | undefined {
  if (unit !== undefined) return unit;
  return kind === 'percent' ? '%' : kind === 'money' ? currency : undefined;
}

/** What is wrong with a value; undefined when it can be reckoned with. */
export function inputFault(input: ReckonInput, value: Value | undefined): string | undefined {
  if (typeof value !== 'number') return undefined;
  const { label, min, max } = input;
  const amount = (limit: number) => {
    const unit = unitOf(input);
    if (input.kind === 'money') return showFigure(limit, { kind: 'money', unit });
    return input.kind === 'percent' ? `${limit}%` : showFigure(limit, unit === undefined ? {} : { unit });
  };
  if (min !== undefined && value < min) return `${label} must be ${amount(min)} or more.`;
  if (max !== undefined && value > max) return `${label} must be ${amount(max)} or less.`;
  return undefined;
}

export function scopeOf({ inputs, values, numbers, today, now }: Reckoning): Scope {
  const world: World = {
    kind: () => undefined,
    all: () => [],
    numbers,
    today,
    now,
    me: { name: '', records: {} },
    random: () => 0,
  };
  return { world, ask: { fields: inputs.map(({ name, kind }) => ({ name, kind })), values } };
}

/** The result of a formula over the inputs. Never a number that is none: it says what is missing instead. */
export function reckon(result: ReckonResult, reckoning: Reckoning): Reckoned {
  const { label } = result;
  const formula = parseFormula(result.formula);
  const { used, asked } = inputNames(formula);
  const involved = reckoning.inputs.filter(({ name }) => used.has(name));
  const wrong = involved.find(({ name }) => reckoning.faults[name] !== undefined);
  if (wrong !== undefined) return { label, missing: `Check ${wrong.label}.` };
  const empty = involved.filter(
    ({ name, required }) => required !== false && !asked.has(name) && isBlank(reckoning.values[name]),
  );
  if (empty.length > 0) return { label, missing: `Enter ${listed(empty.map((input) => input.label))}.` };
  const text = showFigure(evaluate(formula, scopeOf(reckoning)), result);
  if (text !== undefined) return { label, text };
  const zeros = involved.filter(({ name }) => reckoning.values[name] === 0);
  if (zeros.length === 0) return { label, missing: 'Cannot be worked out from these values.' };
  return { label, missing: `Cannot be worked out while ${listed(zeros.map((one) => one.label))} is 0.` };
}

function listed(labels: readonly string[]): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}
