import { limits } from '../../kernel/limits.ts';
import { isSame } from '../plan/fine-parts.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { isSameProperty } from './same-words.ts';
import { sharedWords } from './shared-words.ts';
import { isNamedInRules } from './speaks-of.ts';

/** Properties that were said of a thing come into the case's own, with their options; what the case knows takes the words of the text. */
export function takeFields(
  target: EntitySpec,
  said: EntitySpec,
  asked: ReadonlySet<string>,
  plan: CasePlan,
): void {
  const taken = new Set<string>();
  for (const field of said.fields) {
    if (!asked.has(field.name) || field.automatic === true) continue;
    const known = knownField(field, target) ?? fieldByMeaning(field, target, taken);
    if (known === undefined) addField(target, field, said);
    else {
      taken.add(known.name);
      callAsSaid(known, field, target);
      askAtOnce(known, target, plan);
      takeOptions(known, field, target, plan);
    }
  }
}

function knownField(field: FieldSpec, { fields, title }: EntitySpec): FieldSpec | undefined {
  const same = fields.find(({ name, label }) => name === field.name || isSame(field.label, label));
  if (same !== undefined) return same;
  return /^(?:name|title)$/.test(field.name) ? fields.find(({ name }) => name === title) : undefined;
}

/** What the case knows under another name: “category” is its kind, “date frozen” its day of freezing. */
function fieldByMeaning(
  field: FieldSpec,
  { fields }: EntitySpec,
  taken: ReadonlySet<string>,
): FieldSpec | undefined {
  const free = fields
    .filter(({ name, automatic }) => !taken.has(name) && automatic !== true)
    .filter((one) => canHold(one, field));
  const [same, another] = free.filter(
    ({ label, name }) => isSameProperty(field.label, label) || isSameProperty(field.label, name),
  );
  if (same !== undefined && another === undefined) return same;
  const near = free
    .map((one) => ({ one, shared: sharedWords(field.label, `${one.label} ${one.name}`) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  return near[0] !== undefined && near[0].shared > (near[1]?.shared ?? 0) ? near[0].one : undefined;
}

const measured = new Set(['number', 'money', 'percent', 'rating']);
const dated = new Set(['date', 'moment', 'time']);

/** A picture is kept only where pictures are, a day only where days or words are. */
function canHold(known: FieldSpec, said: FieldSpec): boolean {
  if (known.kind === said.kind) return true;
  if ((said.options?.length ?? 0) > 1) return false;
  if (known.kind === 'image' || said.kind === 'image' || known.kind === 'link' || said.kind === 'link')
    return false;
  if (dated.has(said.kind)) return dated.has(known.kind);
  if (measured.has(said.kind)) return measured.has(known.kind) || known.kind === 'text';
  return true;
}

/** What the text names as entered is asked by the form. */
function askAtOnce({ name, kind }: FieldSpec, entity: EntitySpec, { pages }: CasePlan): void {
  if (kind === 'reference') return;
  for (const { props } of pages.flatMap(({ sections }) => sections))
    if (props['entity'] === entity.name && Array.isArray(props['leaves']))
      props['leaves'] = props['leaves'].filter((one) => one !== name);
}

const mostWords = 4;

/** The person's own word stands at the field, unless another field has it. */
function callAsSaid(known: FieldSpec, { label }: FieldSpec, { fields, title }: EntitySpec): void {
  const isFree = fields.every((one) => one === known || !isSame(one.label, label));
  if (known.name !== title && isFree && label.split(' ').length <= mostWords) known.label = label;
}

function addField(target: EntitySpec, field: FieldSpec, { samples }: EntitySpec): void {
  if (target.fields.length >= limits.engine.fieldsPerEntity || field.kind === 'reference') return;
  const name = target.fields.some((one) => one.name === field.name) ? `${field.name}Said` : field.name;
  const { name: _name, label, kind, required: _required, ...rest } = field;
  // In the order of the schema, so that a plan that was stored makes the same files.
  target.fields.push({ name, label, kind, required: false, ...rest });
  for (const [index, sample] of target.samples.entries()) {
    const value = samples[index % Math.max(samples.length, 1)]?.[field.name];
    if (value !== undefined) sample[name] = value;
  }
}

/** Options that were said are the options, unless a rule of the case speaks of its own: then they join them. */
function takeOptions(known: FieldSpec, said: FieldSpec, target: EntitySpec, plan: CasePlan): void {
  const options = said.options ?? [];
  if (known.kind !== 'choice' || options.length < 2 || known.formula !== undefined) return;
  const before = known.options ?? [];
  const kept = before.filter((option) => isNamedInRules(option, plan));
  const missing = options.filter((option) => !before.some((one) => isSame(one, option)));
  if (missing.length === 0) return;
  const next = kept.length > 0 ? [...before, ...missing] : [...options];
  known.options = next;
  if (known.start !== undefined && !next.includes(String(known.start))) delete known.start;
  for (const [index, sample] of target.samples.entries())
    if (!next.includes(String(sample[known.name]))) sample[known.name] = next[index % next.length] ?? null;
}
