import { withEntity } from '../limits/obeyed-by-samples.ts';
import { canEnter } from '../proof/can-enter.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { askedIn } from './asked-fields.ts';

/** A new record begins in its first state, and acts move it on: nobody is asked for it, and nobody picks what an act leads to. */
export function statesByActs(spec: AppSpec): AppSpec {
  const isAsked = askedIn(spec);
  let next = spec;
  for (const entity of spec.entities)
    for (const field of entity.fields.filter((one) => isState(one, entity))) {
      const byActs = (field.options ?? []).filter((option) => isSet(option, field, entity, spec));
      const start = field.start ?? firstOf(field, entity, spec);
      if (start === undefined || isTaken(field, start)) continue;
      // The stage of a match is no state that it passes through by itself.
      if (byActs.length === 0 && (isAsked(entity, field) || field.name === 'stage')) continue;
      const changed = withEntity(next, entity.name, (one) => ({
        ...one,
        fields: one.fields.map((old) => (old.name === field.name ? { ...old, start, byActs } : old)),
      }));
      if (canEnter(changed, entity.name) || !canEnter(next, entity.name)) next = changed;
    }
  return next;
}

function isState({ name, label, kind, automatic, formula, options = [] }: FieldSpec, { title }: EntitySpec) {
  return (
    kind === 'choice' &&
    options.length > 1 &&
    automatic !== true &&
    formula === undefined &&
    name !== title &&
    /^(?:state|status|stage)$/i.test(name) &&
    /\b(?:state|status|stage)\b/i.test(label)
  );
}

/** Whether an act brings a record into a state. */
function isSet(
  option: string,
  { name }: FieldSpec,
  entity: EntitySpec,
  { actions, entities }: AppSpec,
): boolean {
  return actions.some(
    (action) =>
      (action.on === entity.name && action.sets?.[name] === option) ||
      (action.does ?? []).some((step) =>
        assigned(step, name, action, entity, entities).some((value) => value.includes(`"${option}"`)),
      ),
  );
}

/** What a step of an act puts into a field of a kind of record, as formulas. */
function assigned(
  step: string,
  name: string,
  { on }: ActionSpec,
  entity: EntitySpec,
  entities: readonly EntitySpec[],
): string[] {
  const acted = entities.find((one) => one.name === on);
  const links = acted?.fields.filter(({ to }) => to === entity.name).map((field) => `${field.name}.`) ?? [];
  const paths = step.startsWith('set ')
    ? [...(on === entity.name ? [''] : []), ...links].map((before) => `${before}${name}`)
    : step.startsWith(`change ${entity.name} `)
      ? [name]
      : [];
  const values = step.startsWith('change ') ? (/\bwith (.+)$/s.exec(step)?.[1] ?? '') : step.slice(4);
  return paths.flatMap((path) => {
    const shape = new RegExp(`(?:^|, )${path.replace('.', '\\.')} = (.+?)(?=, [\\w.]+ = |$)`, 's');
    return shape.exec(values)?.[1] ?? [];
  });
}

/** Without a start, the first option is where records begin if an act waits for it. */
function firstOf(
  { name, options = [] }: FieldSpec,
  entity: EntitySpec,
  { actions }: AppSpec,
): string | undefined {
  const [first = ''] = options;
  const isAwaited = actions.some(
    ({ on, condition = '', when }) =>
      on === entity.name &&
      ((new RegExp(`\\b${name}\\b`).test(condition) && condition.includes(`"${first}"`)) ||
        (when?.field === name && when.in.includes(first))),
  );
  return isAwaited ? first : undefined;
}

const taken = /^(?:let|rented(?: out)?|occupied|taken|lent|in use|hired|sold|full)$/i;
const free = /^(?:vacant|free|available|at home|empty|unlet|open|on the shelf)$/i;

/** A flat that is added may be let or vacant: where it would begin as taken, it is asked. */
function isTaken({ options = [] }: FieldSpec, start: NonNullable<FieldSpec['start']>): boolean {
  return taken.test(String(start)) && options.some((option) => free.test(option));
}
