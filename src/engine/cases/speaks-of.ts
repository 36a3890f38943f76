import type { CasePlan } from './case-plan.ts';

/** Whether a formula, a rule or an act of the plan names this value of a field, so that it must stay as it is. */
export function isNamedInRules(value: string, { entities, actions, pages }: CasePlan): boolean {
  const quoted = JSON.stringify(value);
  const formulas = [
    ...entities.flatMap(({ rules = [], fields }) => [
      ...rules.map(({ never }) => never),
      ...fields.map(({ formula = '' }) => formula),
    ]),
    ...actions.flatMap(({ condition = '', never = [], does = [] }) => [
      condition,
      ...never.map((rule) => rule.never),
      ...does,
    ]),
    JSON.stringify(pages.map(({ sections }) => sections.map(({ props }) => props))).replaceAll(
      String.raw`\"`,
      '"',
    ),
  ];
  return formulas.some((formula) => formula.includes(quoted));
}
