import type { Draft, DraftAct } from '../declared/draft.ts';
import type { PlannedField, PlannedThing } from '../declared/planned.ts';
import { inText } from '../library/words/in-text.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** A finished plan as the views of specifications see it: what they know by its words is known by its labels. */
export function draftOfSpec({ entities, actions }: AppSpec): Draft {
  return {
    things: entities.map(thingOf),
    rules: [],
    acts: actions.map(actOf),
    parts: [],
    figures: {},
    kept: new Set(),
    fixed: new Set(),
  };
}

function thingOf({ name, one, many, title, fields }: EntitySpec): PlannedThing {
  return {
    key: name,
    one: inText(one),
    many: inText(many),
    title,
    // What only some people see is nothing that a view shows to all.
    fields: fields
      .filter(({ kind, seenBy }) => kind !== 'password' && seenBy === undefined)
      .map(plannedField),
    at: [],
  };
}

function plannedField({ name, label, kind, options, unit, to, formula, automatic }: FieldSpec): PlannedField {
  return {
    name,
    label,
    words: /^(?:state|status|stage)$/.test(name) ? 'state' : inText(label),
    kind,
    ...(options === undefined ? {} : { options }),
    ...(unit === undefined ? {} : { unit }),
    ...(to === undefined ? {} : { to }),
    ...(formula === undefined ? {} : { formula }),
    ...(automatic === true ? { isAutomatic: true } : {}),
  };
}

function actOf({ id, label, on, done, does = [] }: ActionSpec): DraftAct {
  return { key: id, label, on, done, does: [...does] };
}
