import { evaluate } from '../rules/evaluate.ts';
import { parseFormula } from '../rules/parse-formula.ts';
import { isTrue } from '../rules/values.ts';
import type { AppRecord } from '../store/collection.ts';
import { appWorld } from './app-world.ts';

/** Whether a formula holds for a record of a kind. */
export type RecordTest = (record: AppRecord) => boolean;

export function fits(things: string, formula: string): RecordTest {
  return (record) => {
    const world = appWorld();
    const kind = world.kind(things);
    return kind !== undefined && isTrue(evaluate(parseFormula(formula), { world, self: { kind, record } }));
  };
}
