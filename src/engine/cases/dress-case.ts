import type { SaidFacts } from '../facts/said-facts.ts';
import { characterDefaults } from '../plan/choose-theme.ts';
import { isSame, sharesWord } from '../plan/fine-parts.ts';
import { fieldIn } from '../plan/trace-span.ts';
import { isSite } from '../proof/main-part.ts';
import type { Brief } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { askedCharacter } from '../theme/asked-character.ts';
import { askedPalette } from '../theme/asked-palette.ts';
import { numbersOf } from './case-numbers.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { caseTrace } from './case-trace.ts';
import { specOfCase } from './check-case.ts';
import { defaultNames } from './default-names.ts';
import { dropBrokenSamples } from './drop-broken-samples.ts';
import { countsOthers, isForeignSubject, isLine, isTelling } from './foreign-subject.ts';
import { graftSaid } from './graft-said.ts';
import { inNights } from './in-nights.ts';
import { inOwnSubject } from './in-own-subject.ts';
import type { Met } from './meet-case.ts';
import { nameNumbered } from './names-of-kind.ts';
import { notedAfterwards } from './noted-afterwards.ts';
import { onlySaidFacts } from './only-said-facts.ts';
import { ownName, plainName, saysLittle } from './own-name.ts';
import { inOwnTexts } from './own-texts.ts';
import { plainVotes } from './plain-votes.ts';
import { saidAbsent } from './said-absent.ts';
import { takeFields } from './said-fields.ts';
import { takeNames } from './said-names.ts';
import { takeNumbers } from './said-numbers.ts';
import { isOneOfSeveral, takeKinds } from './several-kinds.ts';
import { takeHours } from './take-said-hours.ts';
import { takeLists } from './take-said-lists.ts';
import { takePlace } from './take-said-place.ts';
import { soldAmong, takePrices } from './take-said-prices.ts';
import { takeEqualShares, takeStarts } from './take-said-starts.ts';
import { takeTopicsOut } from './take-topic-out.ts';
import { textsInCurrency } from './texts-in-currency.ts';
import { textsInFigures } from './texts-in-figures.ts';
import { thingOfSubject } from './thing-of-subject.ts';
import { tieLoose, tieThings } from './tie-things.ts';
import { withoutUnasked } from './without-unasked.ts';
import { withoutUnsaidLimits } from './without-unsaid-limits.ts';
import { leaveOut } from './without-unwanted.ts';
import { isWorthAList, peopleIn, readThings } from './worth-a-list.ts';

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
  const limited = withoutUnsaidLimits(inNights(figured, facts.text), taken, { isTask, facts });
  const plan = planOfCase(takeHours(limited, facts.hours), blockProps);
  leaveOut(plan, brief.unwanted ?? []);
  takeTopicsOut(plan, saidAbsent(facts.text));
  plainVotes(plan, facts.text);
  withoutUnasked(plan, facts.text, taken, isTask);
  for (const entity of said.entities) {
    const target = plan.entities.find(({ name }) => name === matched.get(entity.name));
    const read = readThing(entity, brief);
    if (target === undefined) continue;
    if (isOneOfSeveral(entity, facts.text)) {
      takeFields(target, entity, askedOf(entity, dressing) ?? new Set(), plan);
      if (isTask && entity.name === main) takeKinds(target, facts.text, plan);
      continue;
    }
    callAsSaid(target, entity, plan);
    takeFields(
      target,
      entity,
      isTask ? fieldsToTake(entity, dressing) : (askedOf(entity, dressing) ?? new Set()),
      plan,
    );
    takeNames(target, namesFor(entity, read?.names ?? [], entity.name === main), plan.entities);
  }
  const ofCase = new Set(plan.entities.map(({ name }) => name));
  const isSold = soldAmong(plan, facts);
  graftSaid(plan, said, matched, (entity) =>
    !isSold(entity) && !isOneOfSeveral(entity, facts.text) && isWorthAList(entity, dressing, plan)
      ? askedOf(entity, dressing)
      : undefined,
  );
  tieThings(plan, said, matched);
  tieLoose(plan, ofCase);
  takeLists(plan, file, facts);
  takePlace(plan, reading);
  takePrices(plan, facts);
  takeStarts(plan, facts);
  takeEqualShares(plan, facts);
  notedAfterwards(plan, file);
  textsInCurrency(plan, facts.currency);
  textsInFigures(plan, numbersOf(file));
  if (isSite({ reading })) onlySaidFacts(plan, facts);
  showSaidHours(plan, facts);
  nameNumbered(
    plan.entities,
    facts.text,
    isTask && !namesThing(dressing) ? defaultNames(file.task[0] ?? '') : [],
  );
  dropBrokenSamples(plan);
  const whole = dressed(plan, dressing);
  // The name of a business is its own.
  const isNamedAnew = isTask || isSite({ reading });
  const named = isNamedAnew ? inOwnWords(whole, dressing) : whole;
  const isOther = !isTask && isForeignSubject(reading, file);
  const own = isOther && isLine(said.tagline) ? { ...named, tagline: said.tagline } : named;
  const told = inOwnTexts(own, said, facts, isOther || (isSite({ reading }) && !isTask));
  const spec = withSubject(inOwnSubject(told, reading.text), reading);
  if (specFaults(spec).length > 0) return undefined;
  return {
    ...spec,
    trace: caseTrace(spec, said, { matched, requests: brief.requests, numbers: taken, file }),
  };
}

/** Whether the text has a word of its own for what a task is about. */
function namesThing({ main, reading }: Dressing): boolean {
  return main !== undefined || thingOfSubject(reading) !== undefined;
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
  const whole = subject === undefined ? '' : text.slice(subject.start, subject.end);
  // A bracket that is never closed belongs to what was left out.
  const words = /\([^)]*$/u.test(whole) ? whole.replace(/\s*\([^)]*$/u, '') : whole;
  const written = [spec.name, spec.tagline, ...spec.pages.flatMap(({ title, lead = '' }) => [title, lead])];
  const isThere = written.some((one) => one.toLowerCase().includes(words.toLowerCase()));
  if (words === '' || isThere) return spec;
  const isName = spec.tagline.toLowerCase() === spec.name.toLowerCase();
  return { ...spec, tagline: isName ? sentenceCase(words) : `${spec.tagline} · ${sentenceCase(words)}` };
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
function inOwnWords(spec: AppSpec, { said, isTask, reading, brief, facts }: Dressing): AppSpec {
  const theme = isTask ? { ...said.theme, layout: spec.theme.layout } : spec.theme;
  const name = (isTitle(brief.title, said, facts) ? undefined : ownName(reading)) ?? said.name;
  return { ...spec, name, theme };
}

/** “For my telescope nights: …” and “I'm a landlady” begin a sentence and name nothing. */
function isTitle(title: string | undefined, { name }: AppSpec, { lists }: SaidFacts): boolean {
  return (
    title !== undefined &&
    // One of several names is that of a record.
    !lists.some(({ names }) => names.some((one) => one.name === title || one.name === name)) &&
    !saysLittle(name) &&
    !/^(?:for|in|on|at|of|to|with|i|i['’]m|we|we['’]re|my|our|us|so|hi|hello|hey|hiya|please|ok|okay|right|see|well|dear|greetings|good (?:day|morning|afternoon|evening))\b/i.test(
      title,
    )
  );
}

/** Nobody is asked for an account at the door where the text does not say so. */
function openTo(accounts: AppSpec['accounts']): AppSpec['accounts'] {
  return accounts === 'required' ? 'optional' : accounts;
}

/** A look that was asked for in words goes before that of the case; a console is one at night. */
function askedLook(text: string): Partial<AppSpec['theme']> {
  const character = askedCharacter(text);
  if (character === undefined) return {};
  return character === 'terminal' ? { character, ...characterDefaults.terminal } : { character };
}

function dressed(plan: CasePlan, { brief, said, reading, file, facts }: Dressing): AppSpec {
  const base = specOfCase(plan);
  const kept =
    plan.entities.find(({ one, many }) => sharesWord(`${one} ${many}`, reading.text)) ?? plan.entities[0];
  const nameOfOwn = isTelling(said.name) ? said.name : plainName(reading, kept?.many ?? base.name);
  const isOwn =
    !isForeignSubject(reading, file) &&
    !countsOthers(base.name, reading.text) &&
    sharesWord(base.name, reading.text);
  const isColoured = brief.colors.background !== undefined || brief.colors.component !== undefined;
  const { background, component } = (isColoured ? undefined : askedPalette(brief.text)) ?? brief.colors;
  const isOpen = brief.isAnonymous === true;
  const titles = plan.pages.filter(({ nav }) => nav).map(({ title }) => title);
  return {
    ...base,
    name: isTitle(brief.title, said, facts)
      ? said.name
      : (ownName(reading) ?? (isOwn ? base.name : nameOfOwn)),
    kind: said.kind,
    theme: {
      ...base.theme,
      ...askedLook(brief.text),
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
