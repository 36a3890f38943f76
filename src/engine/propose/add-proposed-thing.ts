import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { entityName, readEntity } from '../plan/make-entity.ts';
import { singularPhrase } from '../read/words.ts';
import { freePageId } from '../revise/add-things.ts';
import { findEntity, findField } from '../revise/find-part.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { makeProposedField, sampleOf } from './make-proposed-field.ts';
import type { ProposedThing } from './proposal.ts';

/**
 * Adds a kind of record that a model proposes, or what its fields have more than those that are there. It works on a plan
 * that nobody else holds, and says what became different; undefined where nothing did.
 */
export function addProposedThing(spec: AppSpec, thing: ProposedThing): string | undefined {
  const known = findEntity(spec, thing.name);
  return known === undefined ? addThing(spec, thing) : addFieldsTo(spec, known, thing);
}

function addFieldsTo(
  spec: AppSpec,
  entity: EntitySpec,
  { fields, examples }: ProposedThing,
): string | undefined {
  const labels: string[] = [];
  for (const [place, proposed] of fields.entries()) {
    if (findField(entity, proposed.name) !== undefined) continue;
    if (entity.fields.length >= limits.engine.fieldsPerEntity) break;
    const field = makeProposedField(proposed, entity.fields, spec);
    if (field === undefined) continue;
    entity.fields.push(field);
    for (const [index, sample] of entity.samples.entries())
      sample[field.name] = sampleOf(field, cell(examples, index, place), index, spec);
    labels.push(inText(field.label));
  }
  return labels.length === 0 ? undefined : `${entity.many} have ${joinWords(labels)} now.`;
}

/** Rows of examples are used in turns. */
function cell(examples: ProposedThing['examples'], index: number, place: number): string | undefined {
  return examples.length === 0 ? undefined : examples[index % examples.length]?.[place];
}

function addThing(spec: AppSpec, { name, fields, examples }: ProposedThing): string | undefined {
  const phrase = singularPhrase(name.toLowerCase().trim());
  if (!/^[\p{L}]/u.test(phrase) || phrase.length > 40) return undefined;
  if (spec.entities.length >= limits.engine.entities || spec.pages.length >= limits.engine.pages)
    return undefined;
  const entity = readEntity(phrase, undefined);
  entity.name = freeEntityName(spec, entityName(phrase));
  const made = fields.flatMap((proposed, place) => {
    const field = makeProposedField(proposed, [], spec);
    return field === undefined ? [] : [{ field, place }];
  });
  const titled = made.find(({ field }) => field.kind === 'text');
  if (titled !== undefined) nameBy(entity, titled.field, examples, titled.place);
  for (const { field, place } of made) {
    if (field === titled?.field || entity.fields.length >= limits.engine.fieldsPerEntity) continue;
    const free = makeProposedField({ name: field.label, kind: 'text', options: [] }, entity.fields, spec);
    if (free === undefined) continue;
    const own: FieldSpec = { ...field, name: free.name };
    entity.fields.push(own);
    for (const [index, sample] of entity.samples.entries())
      sample[own.name] = sampleOf(own, cell(examples, index, place), index, spec);
  }
  const id = freePageId(spec, kebab(entity.name));
  entity.detail = { path: `/${id}`, edit: true, related: [] };
  spec.entities.push(entity);
  const props = { entity: entity.name, can: { create: true, edit: true, remove: true } };
  spec.pages.push({
    id,
    path: `/${id}`,
    title: entity.many,
    nav: true,
    sections: [{ id: `${id}-records`, block: 'records', props }],
  });
  return `The app keeps ${inText(entity.many)} now, on a page of their own.`;
}

/** Records are called by the first text that was proposed, with the examples for it. */
function nameBy(
  entity: EntitySpec,
  field: FieldSpec,
  examples: ProposedThing['examples'],
  place: number,
): void {
  const names = [...new Set(examples.map((row) => row[place]?.trim() ?? '').filter((name) => name !== ''))];
  const shown = names.length > 0 ? names : entity.samples.map((sample) => String(sample['name'] ?? ''));
  entity.title = field.name;
  entity.fields = [{ ...field, required: true }];
  entity.samples = shown.slice(0, limits.engine.samples).map((name) => ({ [field.name]: name }));
}

function freeEntityName({ entities }: AppSpec, name: string): string {
  let one = name;
  for (let count = 2; entities.some((entity) => entity.name === one); count += 1) one = `${name}${count}`;
  return one;
}
