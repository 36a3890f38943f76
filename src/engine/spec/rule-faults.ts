import { formulaFaults, type Sight, statementFaults, textFaults } from '../library/rules/check-formula.ts';
import type { FactField, Kind } from '../library/rules/world.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from './app-spec.ts';

/** A field as formulas see it. */
export function factField({ name, kind, to, formula, unit, start }: FieldSpec): FactField {
  return {
    name,
    kind,
    ...(to === undefined ? {} : { to }),
    ...(formula === undefined ? {} : { formula }),
    ...(unit === undefined ? {} : { unit }),
    ...(start === undefined ? {} : { start }),
  };
}

/** What every record has besides the fields of its kind. */
const ownFields: readonly FactField[] = [
  { name: 'by', kind: 'text' },
  { name: 'createdAt', kind: 'moment' },
];

/** A kind of record as formulas see it. */
export function kindOf({ name, one, title, fields, rules }: EntitySpec): Kind {
  const declared = fields.map(factField);
  const own = ownFields.filter((field) => !declared.some((said) => said.name === field.name));
  return { name, one, title, fields: [...declared, ...own], ...(rules === undefined ? {} : { rules }) };
}

/** Formulas of a plan that speak of what is not there, or cannot be read. */
export function ruleFaults(spec: AppSpec): string[] {
  const { entities, actions } = spec;
  const everywhere = sightOf(spec);
  return [
    ...entities.flatMap((entity) => entityFaults(entity, withSelf(everywhere, entity.name))),
    ...actions.flatMap((action) => actionFaults(action, everywhere)),
  ];
}

/** What formulas of a plan may speak of; those of records of a kind also of its fields. */
export function sightOf(
  { entities, numbers = {} }: Pick<AppSpec, 'entities' | 'numbers'>,
  name?: string,
): Sight {
  const kinds = new Map(entities.map((entity) => [entity.name, kindOf(entity)]));
  const everywhere: Sight = { kinds, numbers: new Set(Object.keys(numbers)) };
  return name === undefined ? everywhere : withSelf(everywhere, name);
}

function withSelf(sight: Sight, name: string): Sight {
  const self = sight.kinds.get(name);
  return self === undefined ? sight : { ...sight, self };
}

function entityFaults({ fields, rules = [] }: EntitySpec, sight: Sight): string[] {
  return [
    ...fields.flatMap(({ formula }) => (formula === undefined ? [] : formulaFaults(formula, sight))),
    ...rules.flatMap(({ never, says }) => [...formulaFaults(never, sight), ...textFaults(says, sight)]),
  ];
}

/** Formulas and texts of an act that speak of what is not there. */
export function actionFaults(
  { on, form = [], condition, never = [], does, done, forAll }: ActionSpec,
  all: Sight,
) {
  // Texts of acts without formulas may hold braces of their own.
  if (does === undefined) return [];
  const sight: Sight = { ...(forAll === true ? all : withSelf(all, on)), ask: form.map(factField) };
  return [
    ...(condition === undefined ? [] : formulaFaults(condition, sight)),
    ...never.flatMap((rule) => [...formulaFaults(rule.never, sight), ...textFaults(rule.says, sight)]),
    ...does.flatMap((step) => statementFaults(step, sight)),
    ...textFaults(done, sight),
  ];
}
