import { limits } from '../../kernel/limits.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { lemmas } from '../plan/match-block.ts';
import { canEnter } from '../proof/can-enter.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';
import { changeField } from './change-field.ts';
import { type SaidHeads, saidHeads } from './said-heads.ts';
import { servedBy } from './served-by.ts';

/** The plan with how many people something is for, as a number that is asked and held to what was told. */
export function toldHeads(spec: AppSpec): AppSpec {
  let next = spec;
  for (const heads of saidHeads(spec.reading?.text ?? '')) {
    if (isServed(heads, next)) continue;
    const entity = entityMeant(heads, next);
    if (entity === undefined) continue;
    const field = entity.fields.find((one) => isHeadCount(one, heads));
    if (field?.formula !== undefined || field?.automatic === true) continue;
    const name = field?.name ?? 'headCount';
    const changed =
      field === undefined ? withCount(next, entity, heads) : withBounds(next, entity, field, heads);
    if (holds(changed, next, entity)) next = servedBy(changed, heads, `field:${entity.name}.${name}`);
  }
  return next;
}

/** A limit that a rule or a figure of the plan keeps already is not asked for a second time. */
function isServed({ start, end }: SaidHeads, { trace }: AppSpec): boolean {
  return trace.some(
    ({ served, at = [] }) =>
      at.some(([from, to]) => from < end && start < to) &&
      served.some((part) => /^(?:near:)?(?:rule|section|action):/.test(part)),
  );
}

const bookings =
  /\b(?:booking|reservation|rental|request|stay|hire|sign-?up|rsvp|viewing|quote|enquiry|inquiry|tasting|order|visit|answer)$/iu;
const groups = /\b(?:team|group|crew|band|squad|shift|family|party|table)$/iu;

/** What is told of: the last kind of record that was named before, else the only booking. */
function entityMeant({ before, least, most }: SaidHeads, spec: AppSpec): EntitySpec | undefined {
  const said = lemmas(before);
  const isRange = least !== undefined && most !== undefined;
  const open = spec.entities.filter(
    ({ name, one }) =>
      isAllowed('create', name, spec) && (bookings.test(one) || (isRange && groups.test(one))),
  );
  const named = open
    .map((entity) => ({ entity, at: said.lastIndexOf(lemmas(entity.one).at(-1) ?? '') }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  const booked = open.filter(({ one }) => bookings.test(one));
  if (named[0] !== undefined || booked.length === 1) return named[0]?.entity ?? booked[0];
  // “number of people, max 120” is a field of what is mainly entered.
  const isField = /\b(?:number of|how many)\s*$/iu.test(before);
  return isField ? spec.entities.find((one) => isAllowed('create', one.name, spec)) : undefined;
}

function isHeadCount({ kind, label }: FieldSpec, { who }: SaidHeads): boolean {
  const words = lemmas(label);
  return (
    kind === 'number' &&
    (lemmas(who).some((word) => words.includes(word)) ||
      /^(?:people|persons|guests|party size)$/iu.test(label))
  );
}

type Ends = Pick<SaidHeads, 'least' | 'most'>;

function bounded(field: FieldSpec, { least, most }: Ends): FieldSpec {
  const { max: _max, ...rest } = field;
  return { ...rest, min: least ?? 1, ...(most === undefined ? {} : { max: most }), whole: true };
}

function withBounds(spec: AppSpec, entity: EntitySpec, { name }: FieldSpec, heads: SaidHeads): AppSpec {
  const changed = changeField(spec, entity.name, name, (field) => bounded(field, heads));
  return withEntity(changed, entity.name, (one) => ({
    ...one,
    samples: one.samples.map((sample, index) =>
      typeof sample[name] === 'number' ? { ...sample, [name]: sampleOf(index, heads, sample[name]) } : sample,
    ),
  }));
}

function withCount(spec: AppSpec, entity: EntitySpec, heads: SaidHeads): AppSpec {
  const field: FieldSpec = {
    name: 'headCount',
    label: `Number of ${heads.who}`,
    kind: 'number',
    required: true,
  };
  if (entity.fields.length >= limits.engine.fieldsPerEntity) return spec;
  return withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: [...one.fields, bounded(field, heads)],
    samples: one.samples.map((sample, index) => ({ ...sample, headCount: sampleOf(index, heads) })),
  }));
}

/** As it was where it fits; else a few, within what is allowed. */
function sampleOf(index: number, { least = 1, most = least + 8 }: Ends, now?: number): number {
  if (now !== undefined && now >= least && now <= most) return now;
  return Math.min(most, least + 1 + ((index * 2) % Math.max(1, Math.min(6, most - least))));
}

function holds(spec: AppSpec, before: AppSpec, { name }: EntitySpec): boolean {
  if (spec === before || specFaults(spec).length > specFaults(before).length) return false;
  const known = brokenSamples(before);
  if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  // What an act makes cannot ask for it.
  const isMade = spec.actions.some(({ does = [] }) => does.some((step) => step.startsWith(`add ${name} `)));
  return !isMade && (canEnter(spec, name) || !canEnter(before, name));
}
