import { formulaFaults } from '../../library/rules/check-formula.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import type { RecordsProps } from './records-props.ts';

/** Fields and formulas of a list that speak of what is not there. */
export function recordsFaults(
  { entity: name, where, sort, group, rank }: RecordsProps,
  spec: AppSpec,
): string[] {
  const entity = spec.entities.find((one) => one.name === name);
  if (entity === undefined) return [`There are no “${name}”`];
  const named = [sort?.replace(/^-/, ''), group].filter((one) => one !== undefined);
  const missing = named.filter((field) => !entity.fields.some((one) => one.name === field));
  return [
    ...missing.map((field) => `${name} have no “${field}”`),
    ...(rank === true && sort === undefined ? ['Places need an order'] : []),
    ...(where === undefined ? [] : formulaFaults(where, sightOf(spec, name))),
  ];
}
