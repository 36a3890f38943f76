import type { Formula } from '../library/rules/formula.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** How what a formula comes to is shown: money stays money in a sum. */
export function formulaKind(
  text: string,
  entities: readonly EntitySpec[],
): { kind?: 'money' | 'date' | 'percent'; unit?: string } {
  const field = fieldIn(parseFormula(text), entities);
  if (field?.kind !== 'money' && field?.kind !== 'date' && field?.kind !== 'percent') {
    return field?.unit === undefined ? {} : { unit: field.unit };
  }
  return { kind: field.kind, ...(field.unit === undefined ? {} : { unit: field.unit }) };
}

/** The field whose values the formula is made of, where it is made of one kind. */
function fieldIn(formula: Formula, entities: readonly EntitySpec[]): FieldSpec | undefined {
  switch (formula.is) {
    case 'over': {
      const entity = entities.find(({ name }) => name === formula.source.things);
      if (formula.what === 'count' || formula.what === 'any' || formula.what === 'list') return undefined;
      return formula.value === undefined || entity === undefined ? undefined : namedIn(formula.value, entity);
    }
    case 'binary':
      return /^[-+*/]$/.test(formula.operator)
        ? (fieldIn(formula.left, entities) ??
            (formula.operator === '*' ? fieldIn(formula.right, entities) : undefined))
        : undefined;
    case 'minus':
      return fieldIn(formula.of, entities);
    case 'call':
      return ['round', 'floor', 'ceil', 'abs', 'smaller', 'greater'].includes(formula.name)
        ? formula.args.map((one) => fieldIn(one, entities)).find((one) => one !== undefined)
        : undefined;
    default:
      return undefined;
  }
}

function namedIn(formula: Formula, entity: EntitySpec): FieldSpec | undefined {
  if (formula.is === 'name') return entity.fields.find(({ name }) => name === formula.name);
  if (formula.is === 'binary')
    return [formula.left, formula.right]
      .map((one) => namedIn(one, entity))
      .find((field) => field?.kind === 'money');
  return undefined;
}
