import { isEntered } from '../limits/meant-field.ts';
import { isOfPeople } from '../limits/person-field.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';

/** The kind of records of which each is for one of the axis: what is noted again and again. */
export function carrierOf(spec: AppSpec, text: string, axis?: EntitySpec): EntitySpec | undefined {
  const scored = spec.entities
    .filter((entity) => entity.name !== axis?.name && isWritten(entity, spec))
    .map((entity, at) => ({ entity, score: scoreOf(entity, text) + (at === 0 ? 1 : 0) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.entity;
}

const ofPeople = 3;

function scoreOf(entity: EntitySpec, text: string): number {
  const entered = entity.fields.filter(isEntered);
  const has = (...kinds: FieldSpec['kind'][]) => entered.some(({ kind }) => kinds.includes(kind));
  return (
    (dayField(entity) === undefined ? 0 : 2) +
    (has('money', 'number') ? 1 : 0) +
    (entered.some(({ to }) => to !== undefined) ? 1 : 0) +
    (isSaid(entity, text) ? 1 : 0) -
    (isOfPeople(entity) ? ofPeople : 0)
  );
}

export function isSaid({ one, many }: EntitySpec, text: string): boolean {
  const words = new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(nounLemma),
  );
  return [one, many].some((word) => words.has(nounLemma(word.toLowerCase())));
}

/** The day of what was noted. */
export function dayField({ fields }: EntitySpec): FieldSpec | undefined {
  const days = fields.filter(
    (field) => isEntered(field) && (field.kind === 'date' || field.kind === 'moment'),
  );
  return days.find(({ required }) => required === true) ?? days[0];
}

function isWritten({ name }: EntitySpec, spec: AppSpec): boolean {
  return (
    isAllowed('create', name, spec) ||
    spec.actions.some(
      ({ creates, does = [] }) =>
        creates?.entity === name || does.some((step) => step.startsWith(`add ${name} `)),
    )
  );
}
