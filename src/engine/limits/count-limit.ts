import { isSame } from '../plan/fine-parts.ts';
import { ofKind, type SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { whenPath } from './booked-field.ts';
import { isAhead } from './is-ahead.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { entitiesMeant, entityNamed, pointingTo } from './meant-entity.ts';
import { isAmount, isEntered } from './meant-field.ts';
import { type NamedOption, optionIn, optionSaid } from './named-option.ts';
import { isHolding, notCancelled, stillOpen } from './open-records.ts';
import { type PerWords, perWords } from './per-words.ts';
import { fieldFor } from './person-field.ts';

/** What is counted, and by which properties. */
interface Counted {
  readonly entity: EntitySpec;
  readonly most: number;
  readonly per: PerWords;
  /** Added up instead of counted. */
  readonly sum?: FieldSpec | undefined;
  readonly by: readonly FieldSpec[];
  /** The formula of its day. */
  readonly when?: string | undefined;
  readonly option?: NamedOption | undefined;
  /** “in all”. */
  readonly isAll: boolean;
}

/** “max 3 per person”, “one vote per flat”, “only 2 functions in one day”: how many there may be. */
export function countLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  const { least, most, isMoney, isPercent, rest } = bound;
  if (
    isAhead(bound) ||
    least !== undefined ||
    most === undefined ||
    isMoney ||
    isPercent ||
    !Number.isInteger(most)
  )
    return undefined;
  const per = withActor(perWords(bound), node, plan);
  const isAll = /\b(?:in all|in total|altogether|overall|in the whole)\b/iu.test(rest);
  for (const { entity, sum } of candidates(node, bound.units, plan)) {
    const counted = countedBy({ entity, sum, per, most, isAll }, bound, plan);
    // “at most 4 players” may be of each game.
    if (counted !== undefined && isTold(counted)) return limitOf(counted);
  }
  const named = optionSaid(rest, plan);
  return named === undefined || per.things.length > 0 || per.time !== undefined
    ? undefined
    : limitOf({ entity: named.entity, most, per, by: [], option: named.option, isAll });
}

function isTold({ by, when, option, isAll }: Counted): boolean {
  return by.length > 0 || when !== undefined || option !== undefined || isAll;
}

/** Who does something is limited by it: “researchers order boxes, at most 4 per day”. */
function withActor(per: PerWords, node: SpanNode, plan: Plan): PerWords {
  if (per.time === undefined && !per.isAtOnce) return per;
  const acts = ofKind(node.to, 'A');
  const people = ofKind([...node.to, ...acts.flatMap(({ to }) => to)], 'R').map(({ words }) => words);
  const actor = people.find((words) => entityNamed(words, plan) !== undefined) ?? people[0];
  return per.things.length > 0 || actor === undefined ? per : { ...per, things: [actor] };
}

type Candidate = Pick<Counted, 'entity' | 'sum'>;

/** What the unit names comes first, then what points to it; without a unit, what the arcs name. */
function candidates(node: SpanNode, units: readonly string[], plan: Plan): Candidate[] {
  const around = (entities: readonly EntitySpec[]) => [
    ...entities,
    ...entities.flatMap((one) => pointingTo(one, plan)),
  ];
  const named = units.flatMap((unit) => entityNamed(unit, plan) ?? []).slice(0, 1);
  if (named.length > 0) return around(named).map((entity) => ({ entity }));
  const near = around(entitiesMeant(node, plan));
  const summed = near.flatMap((entity): Candidate[] => {
    const sum = entity.fields.find((field) => isAmount(field) && isEntered(field) && isIn(units, field));
    return sum === undefined ? [] : [{ entity, sum }];
  });
  if (summed.length > 0) return summed;
  // A unit that is nothing in the plan counts something else.
  const isKnown = units.length === 0 || near.some((entity) => optionIn(units, entity, plan) !== undefined);
  return isKnown ? near.map((entity) => ({ entity })) : [];
}

function isIn(units: readonly string[], { label, unit = '' }: FieldSpec): boolean {
  return units.some((one) => isSame(one, label) || isSame(one, unit));
}

const howMany = /^(?:how many|places|seats|quantity|pieces)$/iu;

function countedBy(given: Omit<Counted, 'by'>, { units, rest }: Bound, plan: Plan): Counted | undefined {
  const { entity, per } = given;
  const by = per.things.map((words) => fieldFor(words, entity, plan));
  const when = per.time === undefined ? undefined : whenPath(entity, plan);
  if (by.some((field) => field === undefined) || (per.time !== undefined && when === undefined))
    return undefined;
  if (per.isAtOnce && stillOpen(entity) === undefined) return undefined;
  // An entry for four people counts four times.
  const people = entity.fields.find(
    (field) => field.kind === 'number' && isEntered(field) && howMany.test(field.label),
  );
  const said = [...units, rest.replace(/^.*?\b(?:in|on|are|is|as) /iu, '')];
  return {
    ...given,
    by: by.filter((field) => field !== undefined),
    sum: given.sum ?? (units.length === 0 ? people : undefined),
    when,
    option: optionIn(said, entity, plan),
  };
}

function limitOf(counted: Counted): Limit {
  const { entity, most, per, sum, by, when, option } = counted;
  const stretch = per.time ?? 'day';
  const isHeld = per.isAtOnce || per.isHeld || (per.time === undefined && isHolding(entity));
  const open = isHeld ? (stillOpen(entity) ?? notCancelled(entity)) : notCancelled(entity);
  const isCounted = [
    ...(option === undefined ? [] : [option.formula]),
    ...(open === undefined ? [] : [open]),
  ];
  const where = [
    ...by.map(({ name }) => `${name} = this.${name}`),
    ...(when === undefined ? [] : [`${stretch}(${when}) = ${stretch}(this.${when})`]),
    ...isCounted,
  ].join(' and ');
  const records = where === '' ? entity.name : `${entity.name} where ${where}`;
  const number = sum === undefined ? `count(${records})` : `sum(${sum.name} of ${records})`;
  return {
    things: entity.name,
    never: [...by.map(({ name }) => `${name} is not empty`), ...isCounted, `${number} > ${most}`].join(
      ' and ',
    ),
    says: `${saidCount(counted)}.`,
    isCount: true,
  };
}

function saidCount({ entity, most, per, sum, by, option, isAll }: Counted): string {
  const isEach = sum === undefined;
  const what = isEach ? (most === 1 ? entity.one : entity.many).toLowerCase() : sum.label.toLowerCase();
  const each = [...by.map(({ label }) => label.toLowerCase()), ...(per.time === undefined ? [] : [per.time])];
  return [
    isEach ? (most === 1 ? 'Only one' : `At most ${most}`) : '',
    isEach ? what : `${sum.label}: at most ${most}`,
    ...(option === undefined ? [] : [`with “${option.value}”`]),
    ...(each.length === 0 ? [] : [`per ${each.join(' and ')}`]),
    ...(per.isAtOnce ? ['at a time'] : []),
    ...(isAll ? ['in all'] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
