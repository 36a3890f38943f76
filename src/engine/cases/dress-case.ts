import type { SaidFacts } from '../facts/said-facts.ts';
import { isSame } from '../plan/fine-parts.ts';
import { fieldIn } from '../plan/trace-span.ts';
import { isSite } from '../proof/main-part.ts';
import type { Brief, ReadThing } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { type Reading, wordsOf } from '../reader/reading.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { caseTrace } from './case-trace.ts';
import { specOfCase } from './check-case.ts';
import { dropBrokenSamples } from './drop-broken-samples.ts';
import { graftSaid } from './graft-said.ts';
import type { Met } from './meet-case.ts';
import { onlySaidFacts } from './only-said-facts.ts';
import { ownName, saysLittle } from './own-name.ts';
import { inOwnTexts } from './own-texts.ts';
import { takeFields } from './said-fields.ts';
import { takeNames } from './said-names.ts';
import { takeNumbers } from './said-numbers.ts';
import { takeHours } from './take-said-hours.ts';
import { takeLists } from './take-said-lists.ts';
import { takePrices } from './take-said-prices.ts';
import { textsInCurrency } from './texts-in-currency.ts';
import { tieThings } from './tie-things.ts';
import { leaveOut } from './without-unwanted.ts';

export interface Dressing extends Pick<Met, 'file' | 'matched' | 'isTask' | 'main'> {
  readonly brief: Brief;
  readonly reading: Reading;
  readonly facts: SaidFacts;
  /** The plan of what was said alone. */
  readonly said: AppSpec;
  readonly blockProps: (id: string) => Record<string, unknown> | undefined;
}

/** The app of a case in the words of a description: what was said goes before what the case knows. Undefined when both do not hold together. */
export function dressCase(dressing: Dressing): AppSpec | undefined {
  const { file, matched, isTask, main, brief, reading, said, blockProps, facts } = dressing;
  const { file: figured, taken } = takeNumbers(file, brief.rules ?? [], facts.figures);
  const plan = planOfCase(takeHours(figured, facts.hours), blockProps);
  leaveOut(plan, brief.unwanted ?? []);
  for (const entity of said.entities) {
    const target = plan.entities.find(({ name }) => name === matched.get(entity.name));
    const read = readThing(entity, brief);
    if (target === undefined) continue;
    callAsSaid(target, entity, plan);
    takeFields(
      target,
      entity,
      isTask ? fieldsToTake(entity, dressing) : (askedOf(entity, dressing) ?? new Set()),
      plan,
    );
    takeNames(target, namesFor(entity, read?.names ?? [], entity.name === main), plan.entities);
  }
  graftSaid(plan, said, matched, (entity) =>
    isMoreThanAWord(entity, dressing, plan) ? askedOf(entity, dressing) : undefined,
  );
  tieThings(plan, said, matched);
  takeLists(plan, file, facts);
  takePrices(plan, facts);
  textsInCurrency(plan, facts.currency);
  if (isSite({ reading })) onlySaidFacts(plan, facts);
  showSaidHours(plan, facts);
  dropBrokenSamples(plan);
  const whole = withSubject(dressed(plan, dressing), reading);
  // The name of a business is its own.
  const isNamedAnew = isTask || isSite({ reading });
  const spec = inOwnTexts(
    isNamedAnew ? inOwnWords(whole, dressing) : whole,
    said,
    facts,
    isSite({ reading }) && !isTask,
  );
  if (specFaults(spec).length > 0) return undefined;
  return {
    ...spec,
    trace: caseTrace(spec, said, { matched, requests: brief.requests, numbers: taken, file }),
  };
}

/** Opening hours that were said are the ones that are shown. */
function showSaidHours({ pages }: CasePlan, { hours }: SaidFacts): void {
  for (const { sections } of hours === undefined ? [] : pages)
    for (const { block, props } of sections)
      if (block === 'facts' && props['kind'] === 'hours') props['rows'] = hours?.rows;
}

/** Whom or what it is for stands in the line below its name, where nothing else speaks of it. */
function withSubject(spec: AppSpec, { spans, text }: Reading): AppSpec {
  const subject = spans.find(({ kind }) => kind === 'X');
  const words = subject === undefined ? '' : text.slice(subject.start, subject.end);
  const written = [spec.name, spec.tagline, ...spec.pages.flatMap(({ title, lead = '' }) => [title, lead])];
  const isThere = written.some((one) => one.toLowerCase().includes(words.toLowerCase()));
  return words === '' || isThere ? spec : { ...spec, tagline: `${spec.tagline} · ${sentenceCase(words)}` };
}

function readThing({ one }: EntitySpec, { things }: Brief) {
  return things?.get(nounLemma(one));
}

/** The fields of a thing that the text speaks of; undefined where it does not speak of the thing itself. */
function askedOf(entity: EntitySpec, { brief, reading }: Dressing): Set<string> | undefined {
  const read = readThings(entity, brief);
  if (read.length === 0) return undefined;
  const people = peopleIn(reading);
  const fields = read
    .flatMap(({ fields: words }) => words)
    .filter((words) => !people.has(nounLemma(words)))
    .flatMap((words) => fieldIn(words.replace(/\s*\[.*$/, ''), entity) ?? []);
  const references = entity.fields.filter(({ kind }) => kind === 'reference');
  return new Set([...fields, ...references].map(({ name }) => name));
}

/** “summer moorings” may be called moorings further on. */
function readThings({ one }: EntitySpec, { things }: Brief): ReadThing[] {
  const word = nounLemma(one);
  return [...(things ?? [])]
    .filter(([phrase]) => phrase === word || word.endsWith(` ${phrase}`))
    .map(([, thing]) => thing);
}

/** Who is named beside a thing is no property of it: the case knows who has to do with what. */
function peopleIn(reading: Reading): Set<string> {
  const words = (wanted: string) =>
    reading.spans.filter(({ kind }) => kind === wanted).map((span) => nounLemma(wordsOf(reading, span)));
  const fields = words('F');
  return new Set(words('R').filter((one) => !fields.includes(one)));
}

/** Beside a case, a thing is worth a list of its own where something was said of it or is done with it. */
function isMoreThanAWord(entity: EntitySpec, dressing: Dressing, plan: CasePlan): boolean {
  const { brief, reading, file, isTask } = dressing;
  const read = readThings(entity, brief);
  // Who reckons something keeps nothing.
  if (Object.keys(file.things ?? {}).length === 0) return false;
  if (
    read.some(({ fields, names = [], most }) => fields.length > 0 || names.length > 0 || most !== undefined)
  )
    return true;
  const word = nounLemma(entity.one);
  const isOfIt = (at: number) => {
    const span = reading.spans[at];
    return span !== undefined && nounLemma(wordsOf(reading, span)) === word;
  };
  // Who corrects a word to be a kind of record means one.
  if (reading.spans.some(({ kind, sure }, at) => kind === 'T' && sure === undefined && isOfIt(at)))
    return true;
  // What goes on is what a task knows, and a word of the case is what the case knows.
  if (sayingNothing.test(word) || isWordOf(plan, word)) return false;
  if (isTask) return !reading.spans.some((_, at) => isOfIt(at));
  const isAct = (at: number) => reading.spans[at]?.kind === 'A';
  return reading.arcs.some(({ from, to }) => (isAct(from) && isOfIt(to)) || (isAct(to) && isOfIt(from)));
}

/** “Things that expire” are what the app is about anyway. */
const sayingNothing =
  /^(?:thing|stuff|item|object|piece|number|row|column|place|point|favou?rite|something|one|lot|rest|list|entry|data|information|detail|time|day|money)$/;

/** Whether the labels of a case speak of something. */
function isWordOf({ entities, actions }: CasePlan, word: string): boolean {
  const labels = [
    ...entities.flatMap(({ fields }) =>
      fields.flatMap(({ label, options = [] }) => [label, ...options.map(String)]),
    ),
    ...actions.map(({ label }) => label),
  ];
  return labels.some((label) =>
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(nounLemma)
      .includes(word),
  );
}

const furtherFields = 4;

/** A task knows nothing of the thing itself: what is known of it comes in, too. */
function fieldsToTake(entity: EntitySpec, dressing: Dressing): Set<string> {
  const asked = askedOf(entity, dressing) ?? new Set();
  const others = entity.fields.filter(
    ({ name, kind, automatic }) =>
      !asked.has(name) &&
      name !== entity.title &&
      automatic !== true &&
      !(kind === 'choice' && /stat(?:e|us)|stage/.test(name)),
  );
  return new Set([
    ...asked,
    ...others.slice(0, Math.max(0, furtherFields - asked.size)).map(({ name }) => name),
  ]);
}

/** Names that were said; of what a task is about, those that such things have elsewhere. */
function namesFor(entity: EntitySpec, said: readonly string[], isMain: boolean): readonly string[] {
  return said.length > 0 || !isMain ? said : titlesOf(entity);
}

function titlesOf({ title, samples }: EntitySpec): string[] {
  const titles = samples.map((sample) => sample[title]).filter((one) => typeof one === 'string');
  return new Set(titles).size === titles.length && titles.length > 2 ? titles : [];
}

/** A thing keeps the word that its author has for it. */
function callAsSaid(target: EntitySpec, said: EntitySpec, { pages }: CasePlan): void {
  const word = nounLemma(said.one);
  if (isSame(word, target.one) || isSame(word, target.many)) return;
  const many = sentenceCase(pluralPhrase(word));
  for (const page of pages) if (isSame(page.title, target.many)) page.title = many;
  for (const page of pages)
    for (const section of page.sections)
      if (section.title !== undefined && isSame(section.title, target.many)) section.title = many;
  target.one = sentenceCase(word);
  target.many = many;
}

/** A task has no name and no look of its own. */
function inOwnWords(spec: AppSpec, { said, isTask, reading, brief }: Dressing): AppSpec {
  const theme = isTask ? { ...said.theme, layout: spec.theme.layout } : spec.theme;
  const name = (isTitle(brief.title, said) ? undefined : ownName(reading)) ?? said.name;
  return { ...spec, name, theme };
}

/** “For my telescope nights: …” and “I'm a landlady” begin a sentence and name nothing. */
function isTitle(title: string | undefined, { name }: AppSpec): boolean {
  return (
    title !== undefined &&
    !saysLittle(name) &&
    !/^(?:for|in|on|at|of|to|with|i|i['’]m|we|we['’]re|my|our|us|so|hi|hello|please|ok|okay)\b/i.test(title)
  );
}

/** Nobody is asked for an account at the door where the text does not say so. */
function openTo(accounts: AppSpec['accounts']): AppSpec['accounts'] {
  return accounts === 'required' ? 'optional' : accounts;
}

function dressed(plan: CasePlan, { brief, said, reading }: Dressing): AppSpec {
  const base = specOfCase(plan);
  const { background, component } = brief.colors;
  const isOpen = brief.isAnonymous === true;
  const titles = plan.pages.filter(({ nav }) => nav).map(({ title }) => title);
  return {
    ...base,
    name: isTitle(brief.title, said) ? said.name : (ownName(reading) ?? base.name),
    kind: said.kind,
    theme: {
      ...base.theme,
      ...(background === undefined ? {} : { background }),
      ...(component === undefined ? {} : { component }),
      layout: titles.length > 6 || titles.join('   ').length > 70 ? 'sidebar' : 'topbar',
    },
    accounts: isOpen ? 'none' : brief.startsWithSignIn ? 'required' : openTo(base.accounts),
    roles: isOpen ? [] : base.roles,
    pages: isOpen ? base.pages.map(({ roles: _roles, ...page }) => page) : base.pages,
    actions: isOpen ? base.actions.map(({ roles: _roles, ...action }) => action) : base.actions,
    notes: said.notes,
  };
}
