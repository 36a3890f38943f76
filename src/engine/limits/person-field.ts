import { isSameProperty, isSameThing } from '../cases/same-words.ts';
import { nounLemma } from '../read/lemma.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { Plan } from './limit.ts';
import { entityNamed } from './meant-entity.ts';
import { isEntered } from './meant-field.ts';

const anybody =
  /^(?:person|people|head|user|customer|guest|visitor|member|client|one|individual|name|participant|family|household|flat|apartment)s?$/iu;
const whoLabels =
  /^(?:(?:your |full |first )?name|who|whose|person|member|customer|guest|visitor|client|by whom|for whom|booked by|friend|neighbour|player|student|child|family|volunteer|participant|tenant|resident|parent|household|flat|team)s?$/iu;

/** The property of a record that says for which person or thing it is. */
export function fieldFor(words: string, entity: EntitySpec, plan: Plan): FieldSpec | undefined {
  // “Name” of a room is not who has it.
  const open = entity.fields.filter(
    (field) => isEntered(field) && (isEntry(entity) || field.name !== entity.title),
  );
  const [first = words] = nounLemma(words).split(' ');
  for (const said of [words, first]) {
    const named = entityNamed(said, plan);
    const found =
      open.find(({ to }) => to !== undefined && to === named?.name) ??
      open.find(
        ({ kind, label }) => isNaming(kind) && (isSameThing(said, label) || isSameProperty(said, label)),
      );
    if (found !== undefined) return found;
  }
  return anybody.test(first) ? whoOf(entity, plan) : undefined;
}

const isNaming = (kind: FieldSpec['kind']) =>
  kind === 'reference' || kind === 'text' || kind === 'choice' || kind === 'email';

/** Whose record it is. */
function whoOf(entity: EntitySpec, { entities }: Plan): FieldSpec | undefined {
  const isPeople = (name: string | undefined) => entities.some((one) => one.name === name && isOfPeople(one));
  const open = entity.fields.filter(
    (field) => isEntered(field) && (isEntry(entity) || field.name !== entity.title),
  );
  return (
    open.find(({ to }) => to !== undefined && isPeople(to)) ??
    open.find(({ kind, label }) => (kind === 'text' || kind === 'reference') && whoLabels.test(label)) ??
    open.find(({ kind, name }) => kind === 'email' && name !== entity.title)
  );
}

const entries =
  /\b(?:entry|entries|sign-?up|registration|booking|order|reservation|ticket|request|application|vote|response|answer|visit|appointment|participant|guest|loan|bid|offer|bake|submission)s?$/iu;

/** Whether a record is what somebody entered for themselves, so that its name is theirs. */
function isEntry({ one, fields, title }: EntitySpec): boolean {
  return entries.test(one) || fields.some(({ name, kind }) => name === title && kind === 'reference');
}

/** Whether records of a kind are people. */
export function isOfPeople({ standsFor, one }: EntitySpec): boolean {
  return standsFor !== undefined || whoLabels.test(one);
}
