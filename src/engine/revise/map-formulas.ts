import type { AppSpec } from '../spec/app-spec.ts';

/** Members of parts of pages that hold formulas. */
const formulaKeys = new Set(['where', 'formula', 'by', 'of', 'done', 'text', 'note']);

/** Every formula of a plan, and every text that may hold one, goes through a function, in place. */
export function mapFormulas(spec: AppSpec, map: (formula: string) => string): void {
  for (const { fields, rules = [] } of spec.entities) {
    for (const field of fields) if (field.formula !== undefined) field.formula = map(field.formula);
    for (const rule of rules) Object.assign(rule, { never: map(rule.never), says: map(rule.says) });
  }
  for (const action of spec.actions) {
    if (action.condition !== undefined) action.condition = map(action.condition);
    if (action.does !== undefined) action.does = action.does.map(map);
    for (const rule of action.never ?? [])
      Object.assign(rule, { never: map(rule.never), says: map(rule.says) });
    action.done = map(action.done);
  }
  for (const { sections } of spec.pages) for (const { props } of sections) mapProps(props, map);
}

function mapProps(value: unknown, map: (formula: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const [key, one] of Object.entries(members))
    if (typeof one === 'string') {
      if (formulaKeys.has(key)) members[key] = map(one);
    } else mapProps(one, map);
}
