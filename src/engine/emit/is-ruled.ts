import { isReckoned, reckonedKinds } from '../library/rules/start-value.ts';
import type { ActionSpec, AppSpec, FieldSpec } from '../spec/app-spec.ts';

/** The part of the library that knows all records: an app with it has formulas. */
export const worldPath = 'records/app-world.ts';

/** Whether anything in a plan is worked out by formulas, is refused by rules or starts with a day that is reckoned. */
export function isRuled({ entities, actions }: AppSpec): boolean {
  return (
    entities.some(
      ({ fields, rules, standsFor }) =>
        rules !== undefined || standsFor !== undefined || fields.some(isWorkedOut),
    ) || actions.some(isRuledAction)
  );
}

export function isRuledAction({ condition, never, does, forAll, form = [] }: ActionSpec): boolean {
  return [condition, never, does, forAll].some((one) => one !== undefined) || form.some(isWorkedOut);
}

function isWorkedOut({ formula, start, kind }: FieldSpec): boolean {
  return formula !== undefined || (isReckoned(start) && reckonedKinds.includes(kind));
}

/** Members of parts of pages whose texts are formulas or hold some. */
const formulaProps = new Set(['where', 'formula', 'by', 'of', 'text', 'done', 'note']);

function formulasOfProps(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return formulaProps.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => formulasOfProps(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => formulasOfProps(one, name));
}

/** Whether visitors of an app without accounts say who they are: where a formula asks and records stand for people. */
export function asksWhoLooks({ accounts, entities, actions, pages }: AppSpec): boolean {
  if (accounts !== 'none' || !entities.some(({ standsFor }) => standsFor !== undefined)) return false;
  const texts = [
    ...entities.flatMap(({ fields, rules = [] }) => [
      ...fields.map(({ formula }) => formula),
      ...rules.flatMap(({ never, says }) => [never, says]),
    ]),
    ...actions.flatMap(({ condition, never = [], does = [] }) => [
      condition,
      ...never.map((rule) => rule.never),
      ...does,
    ]),
    ...pages.flatMap(({ sections }) => sections.flatMap(({ props }) => formulasOfProps(props))),
  ];
  return texts.some((text) => text !== undefined && /\bme\b/.test(text));
}
