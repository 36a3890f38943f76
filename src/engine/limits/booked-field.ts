import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { Plan } from './limit.ts';
import { entitiesNear, fieldsByArc, isEntered, type MeantField } from './meant-field.ts';

const bookings =
  /\b(?:booking|appointment|reservation|visit|slot|session|lesson|shift|deliver(?:y|ies)|pick-?up|collection|viewing|hire|rental|loan|signing|tour|treatment|stay|trip)s?$/iu;
const notWhen =
  /\b(?:birth|born|paid|due|created|joined|since|bought|deadline|end|ends|until|till|back|returned|return|expir\w*|sent|done|closed|last|next|renew\w*|posted|published|entered|reported|made|ordered)\b/iu;

/** The day, time or moment of a record that is booked or entered. */
export function whenOf({ fields }: EntitySpec, kinds: readonly FieldSpec['kind'][]): FieldSpec | undefined {
  const open = fields.filter(
    (field) => kinds.includes(field.kind) && isEntered(field) && !notWhen.test(field.label),
  );
  return kinds.map((kind) => open.find((field) => field.kind === kind)).find((field) => field !== undefined);
}

/** What is booked or entered for a day: by the arcs of a word group, else the only kind of booking that there is. */
export function bookedField(
  node: SpanNode,
  kinds: readonly FieldSpec['kind'][],
  plan: Plan,
): MeantField | undefined {
  const byArc = fieldsByArc(node, plan).find(({ field }) => kinds.includes(field.kind) && isEntered(field));
  if (byArc !== undefined) return byArc;
  const { sure } = entitiesNear(node, plan);
  const booked = plan.entities.filter(({ one }) => bookings.test(one));
  const near = [
    ...sure.filter(({ one }) => bookings.test(one)),
    ...sure,
    ...(booked.length === 1 && !isOfOther(node) ? booked : []),
  ];
  for (const entity of near) {
    const field = whenOf(entity, kinds);
    if (field !== undefined) return { entity, field };
  }
  return undefined;
}

/** “night fishing only on Fridays” says nothing of all bookings. */
function isOfOther({ to }: SpanNode): boolean {
  return to.some(
    ({ span }) => span.kind === 'T' || span.kind === 'V' || span.kind === 'R' || span.kind === 'P',
  );
}

/** When a record is, as a formula: by a property of its own, or by one of what it points to. */
export function whenPath(entity: EntitySpec, { entities }: Plan): string | undefined {
  const own = whenOf(entity, ['date', 'moment']);
  if (own !== undefined) return own.name;
  for (const { name, to, formula } of entity.fields) {
    const target = formula === undefined ? entities.find((one) => one.name === to) : undefined;
    const field = target === undefined ? undefined : whenOf(target, ['moment', 'date']);
    if (field !== undefined) return `${name}.${field.name}`;
  }
  return undefined;
}
