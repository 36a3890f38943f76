import { limits } from '../../kernel/limits.ts';
import { dropBrokenSamples } from '../cases/drop-broken-samples.ts';
import { takeNames } from '../cases/said-names.ts';
import { forgetDetails } from '../cases/take-said-lists.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import { canEnter } from '../proof/can-enter.ts';
import { isSite } from '../proof/main-part.ts';
import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { carrierOf, dayField, isSaid } from './axis-carrier.ts';
import { entityOfAxis, fieldOfAxis, isChoice, isTitleOf } from './axis-in-plan.ts';
import { addLimit } from './axis-limit.ts';
import { giveParts, type PartsOfAxis, partsOfAxis } from './axis-over-parts.ts';
import { addTotals } from './axis-totals.ts';
import { peopleWords, rivalWords } from './axis-words.ts';
import { makeAxis, showAxis } from './make-axis.ts';
import { type SaidAxis, saidAxes } from './said-axes.ts';
import { takeCountries } from './take-countries.ts';
import { chooseAxis, dropOptions, tieAxis } from './tie-axis.ts';

const mostAxes = 3;

/** The plan with what its text keeps things for each of: flats, sisters, teams, countries. Each is kept only where the whole holds together. */
export function keepAxes(spec: AppSpec, facts: SaidFacts): AppSpec {
  if (spec.entities.length === 0 || isSite(spec)) return spec;
  let kept = spec;
  for (const axis of saidAxes(facts).slice(0, mostAxes)) {
    const next = structuredClone(kept);
    if (putAxis(next, axis, facts) && holds(next, kept)) kept = next;
  }
  return kept;
}

function holds(spec: AppSpec, before: AppSpec): boolean {
  if (specFaults(spec).length > 0) return false;
  if (brokenSamples(spec).size > 0) {
    dropBrokenSamples({ entities: spec.entities, numbers: spec.numbers ?? {} });
    const known = brokenSamples(before);
    if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  }
  return spec.entities.every((entity) => {
    const was = before.entities.find(({ name }) => name === entity.name);
    const isOther =
      was !== undefined &&
      JSON.stringify([was.fields, was.rules]) !== JSON.stringify([entity.fields, entity.rules]);
    return !isOther || canEnter(spec, entity.name) || !canEnter(before, entity.name);
  });
}

/** Puts an axis into a plan; false where it is there already or has no place. */
function putAxis(spec: AppSpec, axis: SaidAxis, facts: SaidFacts): boolean {
  dropOptions(spec, axis.names);
  if (isChoice(axis.names, spec)) return false;
  const known = entityOfAxis(axis.one, spec, facts.text);
  return known === undefined ? addAxis(spec, axis, facts) : takeAxis(spec, known, axis, facts);
}

/** What the case has under this or another word takes the names, the number and the word of the text. */
function takeAxis(spec: AppSpec, entity: EntitySpec, axis: SaidAxis, facts: SaidFacts): boolean {
  const isUnnamed = axis.names.length === 0 && axis.count === undefined;
  if (isUnnamed && entity.samples.length > 0 && axis.one !== nounLemma(entity.one.toLowerCase()))
    return false;
  const isSpokenOf = facts.text.toLowerCase().includes(entity.one.toLowerCase());
  const isOfPeople = peopleWords.test(axis.one) && axis.one !== 'person';
  if (!isSpokenOf && (rivalWords.test(entity.one) || isOfPeople)) rename(spec, entity, axis.one);
  const titles = entity.samples.map((sample) => String(sample[entity.title] ?? ''));
  const names = axis.names.length > 0 ? axis.names : counted(axis, entity, titles);
  if (names.join('\n') !== titles.join('\n') && names.length > 0) {
    takeNames(entity, names, spec.entities, true);
    callOthers(spec, entity, titles, names);
    if (axis.names.length > 0) forgetDetails(entity);
    if (axis.one === 'country') takeCountries(spec, entity, facts.currency);
  }
  const tie = tieTo(spec, entity, facts.text);
  if (tie === undefined) return true;
  const left = addLimit(spec, { axis: entity, ...tie, said: axis }, facts);
  const isReckoned = entity.fields.some(({ formula }) => formula !== undefined);
  const totals = axis.isEach && !isReckoned ? addTotals(entity, tie, spec, facts.text) : [];
  for (const { sections } of spec.pages)
    for (const { block, props } of sections)
      if (block === 'records' && props['entity'] === entity.name && Array.isArray(props['show']))
        props['show'] = [...left, ...totals, ...(props['show'] as string[])];
  return true;
}

/** The records that say which of them they are for: those that are noted again and again before others. */
function tieTo(
  spec: AppSpec,
  entity: EntitySpec,
  text: string,
): { carrier: EntitySpec; link: string } | undefined {
  const main = carrierOf(spec, text, entity);
  const pointing = spec.entities.flatMap((carrier) =>
    carrier.fields
      .filter(({ to, formula }) => to === entity.name && formula === undefined)
      .map(({ name }) => ({ carrier, link: name })),
  );
  return pointing.find(({ carrier }) => carrier === main) ?? pointing[0];
}

/** Who is spoken of by name elsewhere in the examples is one of those that there are now. */
function callOthers(
  { entities }: AppSpec,
  entity: EntitySpec,
  before: readonly string[],
  now: readonly string[],
): void {
  for (const { samples } of entities.filter(({ name }) => name !== entity.name))
    for (const sample of samples)
      for (const [field, value] of Object.entries(sample)) {
        const at = typeof value === 'string' ? before.indexOf(value) : -1;
        if (at >= 0) sample[field] = now[at % now.length] ?? value;
      }
}

/** “6 teams”: so many of those that are there, and further ones by number; people who were not named stay as they are. */
function counted({ count, one }: SaidAxis, entity: EntitySpec, titles: readonly string[]): string[] {
  if (count === undefined || count === titles.length) return [];
  const isShort = count > titles.length;
  if (isShort && peopleWords.test(one)) return [];
  return Array.from({ length: count }, (_, index) => titles[index] ?? `${entity.one} ${index + 1}`);
}

function rename({ pages }: AppSpec, entity: EntitySpec, one: string): void {
  const many = sentenceCase(pluralPhrase(one));
  for (const page of pages) {
    if (page.title === entity.many) page.title = many;
    for (const section of page.sections) if (section.title === entity.many) section.title = many;
  }
  entity.one = sentenceCase(one);
  entity.many = many;
}

/** A kind of records of its own for what the plan does not have. */
function addAxis(spec: AppSpec, said: SaidAxis, facts: SaidFacts): boolean {
  const isFull = spec.entities.length >= limits.engine.entities || spec.pages.length >= limits.engine.pages;
  const carrier = carrierOf(spec, facts.text);
  if (isFull || carrier === undefined) return false;
  // Whom nobody named are kept for what goes on from day to day, or for what the text itself speaks of.
  if (said.names.length === 0 && dayField(carrier) === undefined && !isSaid(carrier, facts.text))
    return false;
  if (isTitleOf(said.one, carrier)) return false;
  const parts = partsOfAxis(spec, { carrier, one: said.one }, facts.text);
  const axis = makeAxis(spec, said);
  if (parts !== undefined) return addOverParts(spec, axis, parts, facts);
  const field = fieldOfAxis(said.one, carrier, spec);
  const link = field === undefined ? tieAxis(spec, carrier, axis) : chooseAxis(spec, carrier, field, axis);
  if (link === undefined) {
    spec.entities.pop();
    return field !== undefined;
  }
  const left = addLimit(spec, { axis, carrier, link, said }, facts);
  const totals = addTotals(axis, { carrier, link }, spec, facts.text);
  showAxis(spec, { axis, carrier, link }, [...left, ...totals], left.length > 0);
  return true;
}

/** What is kept of each is kept of its parts: readings of the meters of a flat. */
function addOverParts(spec: AppSpec, axis: EntitySpec, parts: PartsOfAxis, facts: SaidFacts): boolean {
  const { part, carrier, kinds } = parts;
  if (kinds.length > 1) rename(spec, part, nounLemma(part.one.toLowerCase()).split(' ').at(-1) ?? part.one);
  const own = tieAxis(spec, part, axis);
  if (own === undefined) return false;
  giveParts(parts, axis, own);
  const totals = addTotals(axis, { carrier, link: `${parts.link}.${own}` }, spec, facts.text);
  showAxis(spec, { axis, carrier: part, link: own }, totals, false);
  return true;
}
