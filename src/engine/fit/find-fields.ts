import type { BlockNeed } from '../block.ts';
import { isYearField } from '../library/words/years.ts';
import { sentenceCase, spellAcronyms } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** The kind of record that a need is about: the named one, else the most important one. */
export function subjectEntity(need: BlockNeed): EntitySpec | undefined {
  return need.entity ?? need.entities[0];
}

export function entityOf(spec: AppSpec, name: string): EntitySpec | undefined {
  return spec.entities.find((entity) => entity.name === name);
}

export function hasField(entity: EntitySpec, name: string | undefined): name is string {
  return name !== undefined && entity.fields.some((field) => field.name === name);
}

/** The day on which something happens; a birthday says nothing about that. */
export function dayField(entity: EntitySpec): FieldSpec | undefined {
  return entity.fields.find(
    ({ kind, name }) => (kind === 'date' || kind === 'moment') && !/birth|^dob$/i.test(name),
  );
}

/** Numbers worth adding up, money first; counters of likes come last, and years are not among them. */
export function amountFields(entity: EntitySpec): FieldSpec[] {
  const rank = (field: FieldSpec) => (field.kind === 'money' ? 0 : field.automatic === true ? 2 : 1);
  return entity.fields
    .filter((field) => (field.kind === 'money' || field.kind === 'number') && !isYearField(field))
    .toSorted((a, b) => rank(a) - rank(b));
}

export function choiceFields(entity: EntitySpec): FieldSpec[] {
  return entity.fields.filter(({ kind, options }) => kind === 'choice' && (options?.length ?? 0) > 1);
}

export function statusOrChoice(entity: EntitySpec): FieldSpec | undefined {
  const choices = choiceFields(entity);
  return choices.find(({ name }) => /status|stage|state/i.test(name)) ?? choices[0];
}

/** What the first sample is called, as it is shown; undefined where its name is not a text. */
export function sampleTitle(entity: EntitySpec, index = 0): string | undefined {
  const title = entity.samples[index]?.[entity.title];
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The same kind of record with one more field; the planner adds what is missing. */
export function withField(
  entity: EntitySpec,
  field: FieldSpec,
  sample: (index: number) => string | number | boolean,
): EntitySpec {
  const samples = entity.samples.map((_, index) => ({ [field.name]: sample(index) }));
  return { ...entity, fields: [field], samples };
}

export function capital(text: string): string {
  return sentenceCase(spellAcronyms(text));
}

/** What one of them costs. */
export function priceField(entity: EntitySpec): FieldSpec | undefined {
  const money = entity.fields.filter(({ kind }) => kind === 'money');
  return money.find(({ name }) => /price|fee|cost|rent/i.test(name)) ?? money[0];
}

/** How many of it are left. */
export function stockField(entity: EntitySpec): FieldSpec | undefined {
  return entity.fields.find(
    ({ kind, name }) => kind === 'number' && /^(?:stock|quantity|available|copies|left)$/i.test(name),
  );
}
