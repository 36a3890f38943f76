import { limits } from '../../kernel/limits.ts';
import { takeNames } from '../cases/said-names.ts';
import { namedBefore } from '../cases/take-loose-lists.ts';
import { fieldNamed } from '../limits/meant-field.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { isAttribute } from '../plan/field-from-words.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { fieldName, withField } from '../told/told.ts';
import { changeField } from './change-field.ts';
import { holdsAsBefore } from './holds-as-before.ts';
import { type SaidOptions, saidOptions } from './said-options.ts';
import { servedBy } from './served-by.ts';

/** The plan in which what was said to have certain values is chosen from these, and kinds of records with named ones have these. */
export function toldOptions(spec: AppSpec): AppSpec {
  const ends = new Map((spec.reading?.spans ?? []).map(({ start, end }) => [start, end]));
  return saidOptions(spec.reading?.text ?? '', ends).reduce((plan, said) => {
    for (const way of [asOptions, asRecords, asNewField]) {
      const made = way(plan, said);
      if (made === undefined) continue;
      return holdsAsBefore(made.spec, plan, made.things) ? servedBy(made.spec, said, made.part) : plan;
    }
    return plan;
  }, spec);
}

interface Made {
  readonly spec: AppSpec;
  readonly things: string;
  readonly part: string;
}

interface Meant {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

function asOptions(spec: AppSpec, said: SaidOptions): Made | undefined {
  const meant = fieldMeant(spec, said);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  const options = optionsOf(spec, field, said);
  const { name } = field;
  const label = /^(?:category|kind|type)$/iu.test(field.label)
    ? sentenceCase(nounLemma(said.field))
    : field.label;
  const changed = changeField(
    spec,
    entity.name,
    name,
    ({ start, min: _min, max: _max, unit: _unit, ...old }) => ({
      ...old,
      label,
      kind: 'choice',
      options,
      ...(typeof start === 'string' && options.includes(start) ? { start } : {}),
    }),
  );
  return {
    spec: spread(changed, entity.name, name, options),
    things: entity.name,
    part: `field:${entity.name}.${name}`,
  };
}

/** The values as they were said, with those of before that rules speak of. */
function optionsOf(spec: AppSpec, { options = [] }: FieldSpec, said: SaidOptions): string[] {
  const rules = JSON.stringify([
    spec.actions,
    spec.pages,
    spec.entities.map(({ rules: own, fields }) => [own, fields.map(({ formula }) => formula)]),
  ]);
  const kept = options.filter(
    (one) => rules.includes(`\\"${one}\\"`) && !said.options.some((other) => isSame(one, other)),
  );
  // What rules know is called as they call it.
  const named = said.options.map(
    (one) => options.find((old) => isSame(old, one) && rules.includes(`\\"${old}\\"`)) ?? written(one),
  );
  return [...new Set([...named, ...kept])];
}

function written(option: string): string {
  return /^\p{Ll}/u.test(option) ? sentenceCase(option) : option;
}

const open = /^(?:text|long-text|choice|number)$/u;

function isOpen({ kind, formula, automatic, byActs }: FieldSpec): boolean {
  return open.test(kind) && formula === undefined && automatic !== true && byActs === undefined;
}

/** A property that is called so, else a choice of which half the values were said. */
function fieldMeant(spec: AppSpec, { field: words, options }: SaidOptions): Meant | undefined {
  const all = spec.entities.flatMap((entity) =>
    entity.fields
      .filter((field) => isOpen(field) && field.name !== entity.title)
      .map((field) => ({ entity, field })),
  );
  const named = all.filter(({ entity, field }) => isCalled(words, field, entity));
  const isSaid = (one: string) =>
    options.some((said) => isSame(said, one) || isSame(said.split(' ').at(-1) ?? '', one));
  const alike = all.filter(
    ({ field }) =>
      field.kind === 'choice' &&
      (field.options ?? []).filter(isSaid).length * 2 > (field.options ?? []).length,
  );
  const known = named.find((one) => alike.includes(one)) ?? named[0] ?? alike[0];
  return known === undefined || isOfThings(words, spec, options) ? undefined : known;
}

function isCalled(words: string, field: FieldSpec, entity: EntitySpec): boolean {
  const one = nounLemma(words.toLowerCase());
  const last = nounLemma(words.toLowerCase().split(' ').at(-1) ?? '');
  return (
    isSame(one, field.label) ||
    fieldNamed(one, entity)?.name === field.name ||
    (field.kind !== 'number' &&
      nounLemma(field.label.toLowerCase()).split(' ').at(-1) === last &&
      last.length > 3)
  );
}

/** Whether the list tells what is noted of something: “tub: what, portions, drawer”. */
function isOfThings(words: string, spec: AppSpec, options: readonly string[]): boolean {
  const labels = spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
  const known = options.filter((one) => labels.some((label) => isSame(label, one)));
  const isThing = spec.entities.some(({ one, many }) => isSame(words, one) || isSame(words, many));
  return isThing || known.length * 2 >= options.length;
}

const participle = /(?:\w{2,}ed|wn|sewn|cut|sent|out|off|up|in|for|done|ready)$/iu;

/** “Doors: sacristy, tower, organ loft”: those that there are. */
function asRecords(spec: AppSpec, { field: words, options }: SaidOptions): Made | undefined {
  const kept = spec.entities.find(
    ({ many }) => isSame(words, many) && nounLemma(words.toLowerCase()) !== words.toLowerCase(),
  );
  if (kept === undefined || options.length > mostRecords || isFieldList(options, spec, kept))
    return undefined;
  if (options.some((one) => participle.test(one) || /\d/u.test(one))) return undefined;
  const title = kept.fields.find(({ name }) => name === kept.title);
  const has = kept.samples.some((sample) =>
    options.some((one) => isSame(String(sample[kept.title] ?? ''), one)),
  );
  if (title?.kind !== 'text' || title.formula !== undefined || has) return undefined;
  const entities = structuredClone(spec.entities);
  const target = entities.find(({ name }) => name === kept.name);
  if (target === undefined) return undefined;
  takeNames(target, options.map(written), entities);
  return { spec: { ...spec, entities }, things: kept.name, part: `create:${kept.name}` };
}

const mostRecords = 12;

function isFieldList(options: readonly string[], spec: AppSpec, { one }: EntitySpec): boolean {
  const labels = spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
  const known = options.filter(
    (option) => labels.some((label) => isSame(label, option)) || isAttribute(option, one.toLowerCase()),
  );
  return known.length > 0;
}

/** Properties of which everybody chooses one of a few. */
const chosen =
  /^(?:[\p{L}-]+ )?(?:kind|type|sort|category|categorie|class|grade|size|condition|style|group|level|material|shape|flavour|flavor|filling|topping|mood|position|gauge|discipline|difficulty|severity|urgency|priority|division|purpose|cut|finish|roast|grind|diet|dietary|scent|aspect|verdict|outcome|result|method|species|season|weather|language|area|zone|section)$/iu;

function asNewField(spec: AppSpec, said: SaidOptions): Made | undefined {
  const label = nounLemma(said.field.toLowerCase());
  if (!chosen.test(label) || said.options.some((one) => /\d/u.test(one) && !/^\d+\/\d+$/u.test(one)))
    return undefined;
  if (isOfThings(said.field, spec, said.options)) return undefined;
  const text = spec.reading?.text ?? '';
  const entity =
    namedBefore(said.start, text, spec.entities) ??
    (spec.entities.length === 1 ? spec.entities[0] : undefined);
  if (entity === undefined || entity.fields.length >= limits.engine.fieldsPerEntity) return undefined;
  const options = said.options.map(written);
  const field: FieldSpec = {
    name: fieldName(label, entity),
    label: sentenceCase(label),
    kind: 'choice',
    options,
  };
  const next = withField(spec, entity.name, field, (index) => options[index % options.length] ?? null);
  return next === undefined
    ? undefined
    : { spec: next, things: entity.name, part: `field:${entity.name}.${field.name}` };
}

/** Samples have one of the values. */
function spread(spec: AppSpec, things: string, name: string, options: readonly string[]): AppSpec {
  const valueOf = (now: SampleValue | undefined, index: number): SampleValue =>
    options.find((one) => isSame(one, String(now ?? ''))) ?? options[index % options.length] ?? null;
  return withEntity(spec, things, (entity) => ({
    ...entity,
    samples: entity.samples.map((sample, index) => ({ ...sample, [name]: valueOf(sample[name], index) })),
  }));
}
