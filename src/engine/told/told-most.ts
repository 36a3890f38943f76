import { durationLimit } from '../limits/duration-limit.ts';
import { limitOfBound } from '../limits/found-limits.ts';
import { isKept } from '../limits/is-kept.ts';
import { withLimit } from '../limits/keep-limits.ts';
import type { Bound, Limit } from '../limits/limit.ts';
import { entityNamed, pointingTo } from '../limits/meant-entity.ts';
import { isEntered } from '../limits/meant-field.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { notCancelled } from '../limits/open-records.ts';
import { perWords } from '../limits/per-words.ts';
import { saidBound } from '../limits/said-bound.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { SpanNode } from '../read/span-nodes.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { inPlainBounds } from './said-most.ts';
import { fieldName, type Teller, type Told, withField } from './told.ts';
import { entitiesIn } from './told-measure.ts';

const isOther =
  /^(?:if|when|whenever|unless|once|after|from|warn|remind|tell|alert|show|list|those|anything)\b|\b(?:approv\w*|need(?:s|ed)? the|discount|free|points|wins?|cheaper|reminders?|ahead|advance|before|in a row|running|cancel\w*|extend\w*|apart|late|owes?|owing|debt|minus|balance|credit)\b/iu;

/** “15 dogs a walk, any more and”, “the barn sleeps 16”, “90 minutes tops”: what is more is refused, with the figure. */
export const tellMost: Teller = (words, spec) => {
  if (isOther.test(words)) return undefined;
  const said = inPlainBounds(words);
  // What else is said behind a comma limits nothing.
  const plain = said.split(/,\s|\s(?:and|which|else)\s/u).find((part) => saidBound(part) !== undefined) ?? '';
  const bound = saidBound(plain);
  if (bound === undefined || (bound.most === undefined && bound.least === undefined)) return undefined;
  const isRewritten = said !== words;
  if (bound.isMoney && isRewritten) return undefined;
  const named = entitiesIn(plain, spec);
  const isPlain = words.split(/\s+/u).length <= mostWords;
  const known = limitOfBound(nodeOf(plain, named), bound, spec);
  const isHolding = holding.test(words) && !/\b(?:[Tt]he|[Aa]n?)\s+\p{Lu}/u.test(words);
  return (
    (isPlain ? (withPlaces(bound, named, spec) ?? withLinked(bound, spec)) : undefined) ??
    asLimit(known !== undefined && isOfUnit(known, bound, spec) ? known : undefined, spec) ??
    asLimit(stayOf(plain, bound, spec), spec) ??
    (isPlain ? (withCounted(bound, spec) ?? withDated(bound, spec)) : undefined) ??
    (isPlain && isRewritten ? inAll(bound, isHolding, spec) : undefined)
  );
};

const mostWords = 13;
const holding = /\b(?:takes|holds|seats|sleeps|fits|carries|has|have|can take|can hold)\b/iu;

/** “8 kids a patrol” counts kids, or what is booked for them, and nothing else that has to do with them. */
function isOfUnit({ things }: Limit, { units }: Bound, spec: AppSpec): boolean {
  const [counted] = units.flatMap((one) => calledSo(one, spec) ?? []);
  const one = spec.entities.find(({ name }) => name === things)?.one ?? '';
  return (
    counted === undefined ||
    counted.name === things ||
    entries.test(one) ||
    /\b(?:loan|order|place|vote)$/iu.test(one)
  );
}

/** The word for what is counted: the first where it is of many, else both. */
function unitIn({ units }: Bound): string {
  const [both = '', first = both] = units;
  return /(?:s|people|children|mice|sheep|fish)$/iu.test(first) ? first : both;
}

/** The words as a group that belongs to what they name. */
export function nodeOf(words: string, named: readonly EntitySpec[]): SpanNode {
  const span = (kind: 'N' | 'T') => ({ kind, start: 0, end: words.length, sure: 1 }) as SpanNode['span'];
  const bare = (kind: 'N' | 'T', text: string, to: SpanNode[]): SpanNode => ({
    at: -1,
    span: span(kind),
    words: text,
    isFirst: false,
    to,
    from: [],
  });
  return bare(
    'N',
    words,
    named.map(({ one }) => bare('T', one, [])),
  );
}

export function asLimit(limit: Limit | undefined, spec: AppSpec): Told | undefined {
  if (limit === undefined || isKept(limit, spec)) return undefined;
  const next = withLimit(spec, limit);
  const rules = next?.entities.find(({ name }) => name === limit.things)?.rules ?? [];
  return next === undefined
    ? undefined
    : { spec: next, parts: [`rule:${limit.things}.${rules.length - 1}`], ruled: [limit.things] };
}

/** “90 minutes tops”, where nothing is named: of what is booked from and until a time. */
function stayOf(plain: string, bound: Bound, spec: AppSpec): Limit | undefined {
  const booked = spec.entities.filter(({ one }) =>
    /\b(?:booking|reservation|stay|loan|hire|rental)$/iu.test(one),
  );
  return booked.length === 1 ? durationLimit(nodeOf(plain, booked), bound, spec) : undefined;
}

const placeNames = /^(?:places|seats|capacity|spots|most|atMost|wanted|ordersAtMost)$/u;
const placeUnits =
  /^(?:places?|seats?|chairs?|spots?|people|persons?|guests?|children|kids|pupils?|passengers?|visitors?|participants?|players?|orders?|parties|runners?|dogs?|riders?|swimmers?|students?|trainees?|covers|heads?)$/iu;

/** Where the plan counts places already, there are as many as the text says. */
function withPlaces(bound: Bound, named: readonly EntitySpec[], spec: AppSpec): Told | undefined {
  const { most } = bound;
  const unit = unitIn(bound);
  if (most === undefined || bound.isMoney || !placeUnits.test(unit)) return undefined;
  const { things, time } = perWords(bound);
  if (time !== undefined || things.some((one) => /^(?:person|member|family|household|flat)/iu.test(one)))
    return undefined;
  const containers = things.flatMap((one) => entityNamed(one, spec) ?? []);
  const all = containers.length > 0 ? containers : [...new Set([...named, ...spec.entities])];
  for (const entity of all) {
    const field = entity.fields.find(
      (one) =>
        one.kind === 'number' &&
        isEntered(one) &&
        placeNames.test(one.name) &&
        isUsed(one.name, entity, spec),
    );
    if (field === undefined || (field.max ?? most) < most) continue;
    const next = withEntity(spec, entity.name, (one) => ({
      ...one,
      fields: one.fields.map((own) => (own.name === field.name ? { ...own, start: most } : own)),
      samples: one.samples.map((sample) => ({ ...sample, [field.name]: most })),
    }));
    return { spec: next, parts: [`field:${entity.name}.${field.name}`], ruled: [entity.name] };
  }
  return undefined;
}

/** Whether what points to it is refused by its number of places, or what is left of them is worked out. */
function isUsed(field: string, { name, fields }: EntitySpec, { entities, actions }: AppSpec): boolean {
  const own = fields.map(({ formula = '' }) => formula).join(' ');
  const others = JSON.stringify([entities.map(({ rules }) => rules), actions.map(({ never }) => never)]);
  const links = entities.flatMap((one) =>
    one.fields.filter(({ to }) => to === name).map((link) => link.name),
  );
  const byRule = links.some((link) => new RegExp(String.raw`\b${link}\.${field}\b`).test(others));
  return byRule || new RegExp(String.raw`(?<!of )\b${field} - `).test(own);
}

/** The kind of record that is called just so. */
function calledSo(words: string, spec: AppSpec): EntitySpec | undefined {
  return entitiesIn(words, spec)[0];
}

/** “8 kids a patrol”: who is in which is written down with them, and one that is full takes no more. */
function withLinked(bound: Bound, spec: AppSpec): Told | undefined {
  const { most, units, isMoney, isPercent } = bound;
  const { things, time } = perWords(bound);
  const [container] = things.flatMap((one) => calledSo(one, spec) ?? []);
  const [counted] = units.flatMap((one) => calledSo(one, spec) ?? []);
  if (most === undefined || isMoney || isPercent || time !== undefined) return undefined;
  if (container === undefined || counted === undefined || container.name === counted.name) return undefined;
  if (pointingTo(container, spec).some(({ name }) => name === counted.name)) return undefined;
  const label = sentenceCase(container.one);
  const field: FieldSpec = {
    name: fieldName(container.one, counted),
    label,
    kind: 'reference',
    to: container.name,
  };
  const loose = counted.fields.some((one) => isSame(one.label, container.one));
  const next = loose ? undefined : withField(spec, counted.name, field);
  return next === undefined
    ? undefined
    : asLimit(
        {
          things: counted.name,
          never: `${field.name} is not empty and count(${counted.name} where ${field.name} = this.${field.name}) > ${most}`,
          says: `At most ${most} ${counted.many.toLowerCase()} per ${container.one.toLowerCase()}.`,
          isCount: true,
        },
        next,
      );
}

const noNumber =
  /^(?:people|persons?|times?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|nights?|percent|per cent|euros?|pounds?|dollars?|points?|o['’]clock|am|pm|all|them|these|those|this|that|now|left|open|each|tops|max|km|kg|metres?|meters?|litres?|ml|mm|cm)$/iu;

/** “each member up to 4 crates”, “vats hold 6 fish”: how many is asked for with what holds them. */
function withCounted(bound: Bound, spec: AppSpec): Told | undefined {
  const { most, isMoney, isPercent, rest } = bound;
  const { things, time } = perWords(bound);
  const unit = unitIn(bound);
  const [entity] = things.flatMap((one) => calledSo(one, spec) ?? []);
  if (most === undefined || isMoney || isPercent || time !== undefined || entity === undefined)
    return undefined;
  if (
    unit === '' ||
    noNumber.test(unit) ||
    /\bat (?:a time|once)\b|\bopen\b/iu.test(rest) ||
    entityNamed(unit, spec) !== undefined
  )
    return undefined;
  const label = sentenceCase(unit);
  const known = entity.fields.find((one) => isSame(one.label, unit) || isSame(one.label, nounLemma(unit)));
  if (known !== undefined && known.kind !== 'number') return undefined;
  const field: FieldSpec = known ?? { name: fieldName(unit, entity), label, kind: 'number', min: 0 };
  const next =
    known === undefined
      ? withField(spec, entity.name, field, (index) => (index % Math.max(1, Math.floor(most))) + 1)
      : spec;
  return next === undefined
    ? undefined
    : asLimit(
        {
          things: entity.name,
          never: `${field.name} > ${most}`,
          says: `At most ${most} ${unit} per ${entity.one.toLowerCase()}.`,
          bounds: { field: field.name, most },
          mend: ({ [field.name]: value }) =>
            typeof value === 'number' ? { [field.name]: Math.min(value, most) } : {},
        },
        next,
      );
}

/** “eight readings a day”, where nobody notes the day: it is asked for. */
function withDated(bound: Bound, spec: AppSpec): Told | undefined {
  const { most, units, isMoney, isPercent } = bound;
  const { time } = perWords(bound);
  const [entity] = units.flatMap((one) => calledSo(one, spec) ?? []);
  if (most === undefined || isMoney || isPercent || time === undefined || entity === undefined)
    return undefined;
  if (entity.fields.some(({ kind }) => kind === 'date' || kind === 'moment')) return undefined;
  const day: FieldSpec = { name: fieldName('day', entity), label: 'Day', kind: 'date', start: 'today' };
  const next = withField(spec, entity.name, day, (index) => `${index - 1}`.replace(/^(?=\d)/u, '+'));
  const many = (most === 1 ? entity.one : entity.many).toLowerCase();
  return next === undefined
    ? undefined
    : asLimit(
        {
          things: entity.name,
          never: `${day.name} is not empty and count(${entity.name} where ${time}(${day.name}) = ${time}(this.${day.name})) > ${most}`,
          says: `At most ${most} ${many} per ${time}.`,
          isCount: true,
        },
        next,
      );
}

const entries = /\b(?:booking|registration|reservation|answer|sign-?up|entry|ticket|application|hire)$/iu;
const headNames =
  /^(?:people|persons|heads|guests|places|seats|howMany|coming|participants|tickets|number)$/u;

/** “34 pitches, full is full”, “the boat carries 110 passengers”: more than that are not let in. */
function inAll(bound: Bound, isHolding: boolean, spec: AppSpec): Told | undefined {
  const { most, units, isMoney, isPercent } = bound;
  const { things, time } = perWords(bound);
  const unit = unitIn(bound);
  const isOfKnown = things.some((one) => entityNamed(one, spec) !== undefined);
  if (most === undefined || isMoney || isPercent || time !== undefined || isOfKnown || unit === '')
    return undefined;
  if (/\bper\b/iu.test(bound.rest) && !isHolding) return undefined;
  const [counted] = units.flatMap((one) => calledSo(one, spec) ?? []);
  const booked = spec.entities.filter(({ one }) => entries.test(one));
  const entity = counted ?? (placeUnits.test(unit) && booked.length === 1 ? booked[0] : undefined);
  if (entity === undefined) return undefined;
  const heads = entity.fields.find(
    (one) => one.kind === 'number' && isEntered(one) && headNames.test(one.name),
  );
  const isOfTime = entity.fields.some(
    ({ kind, formula }) => /^(?:date|moment|time)$/u.test(kind) && formula === undefined,
  );
  const open = notCancelled(entity);
  const where = open === undefined ? '' : ` where ${open}`;
  // What is booked for a time is full for that time only.
  if (counted === undefined && isOfTime) return ofEach(spec, entity, heads, most, unit);
  const sum =
    heads === undefined ? `count(${entity.name}${where})` : `sum(${heads.name} of ${entity.name}${where})`;
  return asLimit(
    {
      things: entity.name,
      never: `${open === undefined ? '' : `${open} and `}${sum} > ${most}`,
      says: `It is full: at most ${most} ${unit.toLowerCase()}.`,
      isCount: true,
    },
    spec,
  );
}

/** So many at once may come with one booking. */
function ofEach(
  spec: AppSpec,
  entity: EntitySpec,
  heads: FieldSpec | undefined,
  most: number,
  unit: string,
): Told | undefined {
  const field: FieldSpec = heads ?? {
    name: fieldName('people', entity),
    label: 'People',
    kind: 'number',
    min: 1,
    start: 1,
  };
  const next =
    heads === undefined ? withField(spec, entity.name, field, (index) => Math.min(most, index + 1)) : spec;
  return next === undefined
    ? undefined
    : asLimit(
        {
          things: entity.name,
          never: `${field.name} > ${most}`,
          says: `There is room for ${most} ${unit.toLowerCase()}.`,
          bounds: { field: field.name, most },
          mend: ({ [field.name]: value }) =>
            typeof value === 'number' ? { [field.name]: Math.min(value, most) } : {},
        },
        next,
      );
}
