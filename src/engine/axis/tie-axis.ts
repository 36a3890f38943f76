import { limits } from '../../kernel/limits.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName } from '../told/told.ts';
import { isInFormulas } from './axis-in-plan.ts';

/** Each record of a kind is for one of the axis: a property to choose it by, in its forms, its lists and the acts that add such records. */
export function tieAxis(spec: AppSpec, carrier: EntitySpec, axis: EntitySpec): string | undefined {
  if (carrier.fields.length >= limits.engine.fieldsPerEntity) return undefined;
  const name = fieldName(axis.one, carrier);
  const field: FieldSpec = { name, label: axis.one, kind: 'reference', to: axis.name, required: true };
  // What a record is called comes first, then whose it is.
  const at = carrier.fields.findIndex((one) => one.name === carrier.title) + 1;
  carrier.fields.splice(at, 0, field);
  spread(carrier, name, axis);
  for (const action of spec.actions) askIn(action, carrier, field);
  showIn(spec, carrier, name);
  return name;
}

export function spread({ samples }: EntitySpec, field: string, axis: EntitySpec): void {
  const count = axis.samples.length;
  for (const [index, sample] of samples.entries())
    if (count > 0) sample[field] = `${axis.name}-${(index % count) + 1}`;
}

/** An act that adds such a record asks for whom. */
function askIn(action: ActionSpec, carrier: EntitySpec, field: FieldSpec): void {
  const { does = [], creates } = action;
  const adds = `add ${carrier.name} with `;
  const isAdding = does.some((step) => step.startsWith(adds));
  if (!isAdding && creates?.entity !== carrier.name) return;
  const { name, ...rest } = field;
  const isTaken = action.form?.some((one) => one.name === name) === true;
  const asked = isTaken ? `${name}OfAxis` : name;
  action.form = [{ name: asked, ...rest }, ...(action.form ?? [])];
  if (isAdding)
    action.does = does.map((step) =>
      step.startsWith(adds) ? `${adds}${name} = ask.${asked}, ${step.slice(adds.length)}` : step,
    );
}

/** Lists of such records show it first and can be narrowed to it. */
function showIn({ pages }: AppSpec, { name: things }: EntitySpec, field: string): void {
  for (const { sections } of pages)
    for (const { block, props } of sections) {
      if (block !== 'records' || props['entity'] !== things) continue;
      const { show, filters } = props;
      if (Array.isArray(show)) props['show'] = withFirst(field, show);
      props['filters'] = withFirst(field, Array.isArray(filters) ? filters : []);
    }
}

function withFirst(field: string, names: readonly unknown[]): unknown[] {
  return [field, ...names.filter((name) => name !== field)];
}

/** A text or a choice that says for whom it is becomes the choice of one of the axis; where formulas speak of it, one of their names. */
export function chooseAxis(
  spec: AppSpec,
  carrier: EntitySpec,
  field: FieldSpec,
  axis: EntitySpec,
): string | undefined {
  const options = axis.samples.map((sample) => String(sample[axis.title]));
  if (isInFormulas(field, spec)) {
    nameIn(spec, carrier, field, options);
    return undefined;
  }
  field.kind = 'reference';
  field.to = axis.name;
  field.required = true;
  delete field.options;
  delete field.start;
  spread(carrier, field.name, axis);
  for (const action of spec.actions) askIn(action, carrier, field);
  showIn(spec, carrier, field.name);
  return field.name;
}

function nameIn(
  { actions }: AppSpec,
  { samples, title }: EntitySpec,
  field: FieldSpec,
  options: string[],
): void {
  if (options.length === 0 || field.name === title) return;
  for (const one of [field, ...actions.flatMap(({ form = [] }) => form)]) {
    if (one.name !== field.name || one.kind !== 'text') continue;
    one.kind = 'choice';
    one.options = options;
    delete one.start;
  }
  for (const [index, sample] of samples.entries())
    if (typeof sample[field.name] === 'string') sample[field.name] = options[index % options.length] ?? null;
}

/** Names that became the options of a property for want of a kind of records are the records now. */
export function dropOptions(spec: AppSpec, names: readonly string[]): void {
  for (const entity of spec.entities) {
    const loose = entity.fields.filter(
      (field) =>
        field.kind === 'choice' &&
        field.formula === undefined &&
        (field.options?.length ?? 0) > 1 &&
        field.options?.every((option) => names.includes(option)) === true &&
        field.name !== entity.title &&
        !isInFormulas(field, spec),
    );
    for (const { name } of loose) removeField(spec, entity, name);
  }
}

function removeField({ pages }: AppSpec, entity: EntitySpec, name: string): void {
  entity.fields = entity.fields.filter((field) => field.name !== name);
  for (const sample of entity.samples) delete sample[name];
  for (const { sections } of pages)
    for (const { block, props } of sections)
      for (const key of block === 'records' && props['entity'] === entity.name ? ['show', 'filters'] : []) {
        const list = props[key];
        if (Array.isArray(list)) props[key] = list.filter((one) => one !== name);
      }
}
