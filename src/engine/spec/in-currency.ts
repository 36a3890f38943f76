import type { AppSpec } from './app-spec.ts';

/** Signs of money that a case or a part may have fixed; a unit such as “coins” is none. */
const signs = /€|£|\$|\b(?:EUR|USD|GBP|CHF)\b/;

/**
 * The plan as it is built: every amount of money bears the currency of the plan. A plan keeps it in one place alone, so
 * that fields which come later have it, too.
 */
export function inCurrency(spec: AppSpec): AppSpec {
  const { currency } = spec;
  if (currency === undefined) return spec;
  return {
    ...spec,
    entities: spec.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => withUnit(field, currency)),
    })),
    actions: spec.actions.map((action) => withUnits(action, currency)),
    pages: spec.pages.map((page) => withUnits(page, currency)),
  };
}

function withUnits<T>(value: T, currency: string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withUnits(one, currency)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, withUnits(one as unknown, currency)]);
  return withUnit(Object.fromEntries(members) as T & object, currency);
}

function withUnit<T extends object>(value: T, currency: string): T {
  const { kind, unit } = value as { kind?: unknown; unit?: unknown };
  if (typeof unit === 'string')
    return signs.test(unit) ? { ...value, unit: unit.replace(signs, () => currency) } : value;
  return kind === 'money' ? { ...value, unit: currency } : value;
}
