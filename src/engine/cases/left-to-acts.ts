import { FormulaFault } from '../library/rules/formula.ts';
import { parseStatement } from '../library/rules/parse-statement.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';

/**
 * What who enters a record does not say, since an act sets it later: the state, whom it was given to, what it cost.
 * What has to be said at once is asked.
 */
export function leftToActs(
  { name, fields, title }: EntitySpec,
  acts: NonNullable<CaseFile['acts']>,
): string[] {
  const set = new Set(
    Object.values(acts)
      .filter(({ on }) => on === name)
      .flatMap(({ does }) => does.flatMap(fieldsSetBy)),
  );
  return fields
    .filter(
      (field) =>
        set.has(field.name) &&
        field.name !== title &&
        field.required !== true &&
        field.automatic !== true &&
        field.formula === undefined,
    )
    .map((field) => field.name);
}

function fieldsSetBy(step: string): string[] {
  try {
    const statement = parseStatement(step);
    return statement.do === 'set'
      ? statement.values.flatMap(({ path }) => (path.length === 1 ? (path[0] ?? []) : []))
      : [];
  } catch (error) {
    // A step that cannot be read is a fault of the case, which is said where the case is checked.
    if (error instanceof FormulaFault) return [];
    throw error;
  }
}
