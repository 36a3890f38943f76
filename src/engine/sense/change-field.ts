import { withEntity } from '../limits/obeyed-by-samples.ts';
import type { ActionSpec, AppSpec, FieldSpec } from '../spec/app-spec.ts';

type Change = (field: FieldSpec) => FieldSpec;

/** The plan with a field changed, and with it what acts ask for only to keep it there. */
export function changeField(spec: AppSpec, things: string, name: string, change: Change): AppSpec {
  const changed = withEntity(spec, things, (entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.name === name ? change(field) : field)),
  }));
  return { ...changed, actions: changed.actions.map((action) => withForm(action, things, name, change)) };
}

function withForm(action: ActionSpec, things: string, name: string, change: Change): ActionSpec {
  const asked = (action.does ?? []).flatMap((step) => {
    const isOf =
      step.startsWith(`add ${things} `) ||
      step.startsWith(`change ${things} `) ||
      (action.on === things && step.startsWith('set '));
    return isOf ? [...step.matchAll(new RegExp(`\\b${name} = ask\\.(\\w+)(?= *(?:,|$))`, 'g'))] : [];
  });
  const names = new Set(asked.map((match) => match[1]));
  if (names.size === 0 || action.form === undefined) return action;
  return { ...action, form: action.form.map((field) => (names.has(field.name) ? change(field) : field)) };
}
