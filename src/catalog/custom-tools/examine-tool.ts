import type { Draft } from '../agent-desk/fields.ts';
import type { Cell } from '../agent-desk/parts.ts';
import type { AgentResult } from '../agent-desk/result.ts';
import { type Bench, openBench } from './bench.ts';
import { FormulaFault } from './language/formula-fault.ts';
import { isTrue } from './language/plain-operators.ts';
import { Column, Rows } from './language/values.ts';
import { type At, showPart } from './show-parts.ts';
import type { ToolDefinition } from './tool-definition.ts';
import { textOf, writingOf } from './tool-words.ts';
import { valuesOfFields } from './value-of-field.ts';
import { plainOf, wordsOf, written } from './write-value.ts';

/** Something in a tool that does not work. Its place is written as the path to it: `shown.0.figures.1.formula`. */
export interface ToolFault {
  readonly place: string;
  readonly message: string;
}

export interface Examined {
  readonly faults: readonly ToolFault[];
  /** A check that says that this input gives no result. */
  readonly stopped?: string;
  /** There when nothing is wrong. */
  readonly result?: AgentResult;
  /** What each formula gives, as it is written. */
  readonly worth: Readonly<Record<string, string>>;
}

/** Works a whole tool out and notes everything that is wrong with it, each at its place. The input is checked already. */
export function examineTool(definition: ToolDefinition, input: Draft): Examined {
  const faults: ToolFault[] = [];
  const noted =
    (before: string): At =>
    (place, work) => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof FormulaFault)) throw error;
        faults.push({ place: before === '' ? place : `${before}.${place}`, message: error.message });
        return undefined;
      }
    };
  const bench = openBench(definition, valuesOfFields(definition, input));
  definition.formulas.forEach(({ name }, index) => {
    const message = bench.faults.get(name);
    if (message !== undefined) faults.push({ place: `formulas.${index}.formula`, message });
  });
  const checks = definition.checks.map(({ when, says, stops }, index) =>
    noted(`checks.${index}`)('when', () =>
      isTrue(plainOf(bench.valueOf(when))) ? { says: textOf(definition, bench, says), stops } : undefined,
    ),
  );
  const parts = definition.shown.map((part, index) =>
    showPart(definition, bench, part, noted(`shown.${index}`)),
  );
  const summary = noted('')('summary', () => textOf(definition, bench, definition.summary));
  const worth = worthOf(definition, bench);
  const stopped = checks.find((check) => check?.stops === true)?.says;
  if (stopped !== undefined) return { faults: [], stopped, worth };
  if (faults.length > 0) return { faults, worth };
  const warnings = checks.flatMap((check) => (check === undefined ? [] : [check.says]));
  return {
    faults,
    worth,
    result: {
      summary: summary === undefined || summary.trim() === '' ? `${definition.name} is worked out.` : summary,
      currency: definition.currency,
      values: valuesOf(definition, bench),
      parts: parts.filter((part) => part !== undefined),
      ...(warnings.length === 0 ? {} : { warnings }),
    },
  };
}

/** The figures by the names of their formulas; runs are compared by them. */
function valuesOf(definition: ToolDefinition, bench: Bench): Record<string, Cell> {
  return Object.fromEntries(
    definition.formulas.flatMap(({ name }) => {
      const value = bench.values.get(name);
      if (value === undefined || value instanceof Column || value instanceof Rows) return [];
      return [[name, written(value, writingOf(definition, name)).value]];
    }),
  );
}

const rowsInWords = 3;

function worthOf(definition: ToolDefinition, bench: Bench): Record<string, string> {
  return Object.fromEntries(
    definition.formulas.flatMap(({ name }) => {
      const value = bench.values.get(name);
      if (value === undefined || value instanceof Rows) return [];
      try {
        const cells = value instanceof Column ? value.values.slice(0, rowsInWords) : [value];
        const words = cells
          .map((cell) => wordsOf(cell, writingOf(definition, name), definition.currency))
          .join(', ');
        return [[name, value instanceof Column ? `${words} … (${value.values.length} rows)` : words]];
      } catch (error) {
        // What cannot be written says so at its own place.
        if (!(error instanceof FormulaFault)) throw error;
        return [];
      }
    }),
  );
}
