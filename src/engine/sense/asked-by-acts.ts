import type { ActionSpec, AppSpec, FieldSpec } from '../spec/app-spec.ts';
import type { WhenTold } from './when-told.ts';

/**
 * The plan in which acts that put in a record ask for a property of it, too; where it is only needed in a state, the acts that
 * bring about that state.
 */
export function askedByActs(spec: AppSpec, things: string, name: string, when?: WhenTold): AppSpec {
  const field = spec.entities
    .find((entity) => entity.name === things)
    ?.fields.find((one) => one.name === name);
  // A form of an act takes no picture: it is added to the record.
  if (field === undefined || field.kind === 'image' || field.kind === 'file') return spec;
  return {
    ...spec,
    actions: spec.actions.map((action) =>
      when === undefined ? askedAtStart(action, things, field) : askedInState(action, things, field, when),
    ),
  };
}

function askedAtStart(action: ActionSpec, things: string, field: FieldSpec): ActionSpec {
  if (action.creates?.entity === things) {
    const isKnown =
      action.form?.some(({ name }) => name === field.name) === true ||
      action.creates.link === field.name ||
      field.name in (action.creates.values ?? {}) ||
      field.name in (action.creates.copies ?? {});
    return isKnown ? action : { ...action, form: [...(action.form ?? []), field] };
  }
  if (action.forAll === true || action.form?.some(({ name }) => name === field.name) === true) return action;
  const start = `add ${things} with `;
  const isOpen = (step: string) => step.startsWith(start) && !new RegExp(`\\b${field.name} = `).test(step);
  if (!(action.does ?? []).some(isOpen)) return action;
  return {
    ...action,
    form: [...(action.form ?? []), field],
    does: (action.does ?? []).map((step) =>
      isOpen(step) ? step.replace(start, `${start}${field.name} = ask.${field.name}, `) : step,
    ),
  };
}

function askedInState(action: ActionSpec, things: string, field: FieldSpec, { state }: WhenTold): ActionSpec {
  if (state === undefined || action.on !== things || action.forAll === true) return action;
  if (action.form?.some(({ name }) => name === field.name) === true) return action;
  const sets = new RegExp(
    `^set (?:.*, )?${state.field} = (?:${state.values.map((one) => JSON.stringify(one)).join('|')})(?:,|$)`,
  );
  const step = (action.does ?? []).find((one) => sets.test(one));
  if (step === undefined || new RegExp(`\\b${field.name} = `).test(step)) return action;
  return {
    ...action,
    form: [...(action.form ?? []), { ...field, required: true }],
    does: (action.does ?? []).map((one) =>
      one === step ? `${one}, ${field.name} = ask.${field.name}` : one,
    ),
  };
}
