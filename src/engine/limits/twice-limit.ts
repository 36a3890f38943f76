import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { whenOf } from './booked-field.ts';
import type { Limit, Plan } from './limit.ts';
import { entitiesNear, isEntered } from './meant-field.ts';
import { notCancelled } from './open-records.ts';
import { isOfPeople } from './person-field.ts';

const twice =
  /\b(?:no|not|never|avoid|prevent|stop|without|nothing|can[’']?t|cannot)\b[^.]{0,40}\bdouble[- ]?book\w*|\b(?:no|not|never)\b[^.]{0,20}\b(?:overlap\w*|booked twice)|\btwo (?:people|persons|groups|families|members|bookings)\b[^.]{0,30}\b(?:can[’']?t|cannot|never|must not|may not)\b[^.]{0,40}\bsame\b|^double[- ]?book\w*|^overlap\w*/iu;

/** “no double bookings”: the same thing at the same time only once. */
export function twiceLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  if (!twice.test(clause) && !twice.test(node.words)) return undefined;
  const { sure, all } = entitiesNear(node, plan);
  for (const entity of [...sure, ...all]) {
    const limit = onceAtATime(entity, plan);
    if (limit !== undefined) return limit;
  }
  return undefined;
}

const bookings =
  /\b(?:booking|appointment|reservation|slot|lesson|session|hire|rental|loan|shift|visit)s?$/iu;

function onceAtATime(entity: EntitySpec, { entities }: Plan): Limit | undefined {
  if (!bookings.test(entity.one)) return undefined;
  const when = whenOf(entity, ['moment', 'date']);
  const clock = entity.fields.find(({ kind, automatic }) => kind === 'time' && automatic !== true);
  const isPeople = (name: string | undefined) => entities.some((one) => one.name === name && isOfPeople(one));
  const what = entity.fields.find(
    (field) => field.kind === 'reference' && isEntered(field) && !isPeople(field.to),
  );
  if (when === undefined || (what === undefined && when.kind === 'date' && clock === undefined))
    return undefined;
  // One of a kind that is booked by the hour needs its hour.
  const fields = [
    ...(what === undefined ? [] : [what]),
    when,
    ...(when.kind === 'date' && clock !== undefined ? [clock] : []),
  ];
  const isOpen = notCancelled(entity);
  const where = [
    ...fields.map(({ name }) => `${name} = this.${name}`),
    ...(isOpen === undefined ? [] : [isOpen]),
  ].join(' and ');
  return {
    things: entity.name,
    never: [
      ...fields.map(({ name }) => `${name} is not empty`),
      ...(isOpen === undefined ? [] : [isOpen]),
      `any(other ${entity.name} where ${where})`,
    ].join(' and '),
    says:
      what === undefined ? 'This time is taken already.' : `{${what.name}} is taken at this time already.`,
    isCount: true,
  };
}
