import { limits } from '../../kernel/limits.ts';
import { isSame } from '../plan/fine-parts.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { isNamedInRules } from './speaks-of.ts';

/** Properties that were said of a thing come into the case's own, with their options; what the case knows takes the words of the text. */
export function takeFields(
  target: EntitySpec,
  said: EntitySpec,
  asked: ReadonlySet<string>,
  plan: CasePlan,
): void {
  for (const field of said.fields) {
    if (!asked.has(field.name) || field.automatic === true) continue;
    const known = knownField(field, target);
    if (known === undefined) addField(target, field, said);
    else takeOptions(known, field, target, plan);
  }
}

function knownField(field: FieldSpec, { fields, title }: EntitySpec): FieldSpec | undefined {
  const same = fields.find(({ name, label }) => name === field.name || isSame(field.label, label));
  if (same !== undefined) return same;
  return /^(?:name|title)$/.test(field.name) ? fields.find(({ name }) => name === title) : undefined;
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
