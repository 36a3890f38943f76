import { keepViews } from './asked-views/keep-views.ts';
import { keepAxes } from './axis/keep-axes.ts';
import { inLocalAmounts } from './axis/local-amounts.ts';
import { amongLocalPeople } from './axis/local-people.ts';
import { inOwnWorld } from './axis/own-world.ts';
import type { Block } from './block.ts';
import { blocks } from './blocks.gen.ts';
import { blockPropsOf } from './cases/block-props.ts';
import { CaseIndex } from './cases/case-index.ts';
import { caseVectors } from './cases/case-vectors.ts';
import { dressCase } from './cases/dress-case.ts';
import { type LikelyCase, likelyCases, type Met, meetCase } from './cases/meet-case.ts';
import type { Meeting } from './cases/meeting.ts';
import { ownName } from './cases/own-name.ts';
import { saysItAll } from './cases/says-it-all.ts';
import { withDeclaredTrace } from './declared/declared-trace.ts';
import { keepsWhatIsTold } from './declared/keeps-what-is-told.ts';
import { type DeclaredPlan, planDeclared } from './declared/plan-declared.ts';
import { emitFiles, type FileMap } from './emit/emit-files.ts';
import { currencyOfWorld } from './facts/currency-of-place.ts';
import { type SaidFacts, saidFacts } from './facts/said-facts.ts';
import { saidPlace } from './facts/said-place.ts';
import { cases } from './knowledge/cases.gen.ts';
import { tasks } from './knowledge/tasks.gen.ts';
import { things } from './knowledge/things.gen.ts';
import { library } from './library.gen.ts';
import { keepLimits } from './limits/keep-limits.ts';
import { planLog } from './logs/plan-log.ts';
import { gameAlone } from './plan/game-alone.ts';
import { letEnterMain } from './plan/let-enter-main.ts';
import { listLeftOver } from './plan/list-left-over.ts';
import { createPlanner, type Planner } from './plan/plan-app.ts';
import { relateRecords } from './plan/relate-records.ts';
import { takeKindPrices } from './plan/take-kind-prices.ts';
import { inSaidCurrency, tellFacts } from './plan/tell-facts.ts';
import { traceReading } from './plan/trace-reading.ts';
import { withoutOthersNames } from './plan/without-others-names.ts';
import { boundReading } from './read/bound-reading.ts';
import type { Brief } from './read/brief.ts';
import { briefFromReading } from './read/brief-from-reading.ts';
import { dictionaryOf, languageIn } from './read/foreign/known-languages.ts';
import { labelPlan } from './read/foreign/label-plan.ts';
import { isPlannable, readForeign } from './read/foreign/read-foreign.ts';
import { meantText, remarksOn } from './read/judge/judge-description.ts';
import { languageOf } from './read/language.ts';
import { readBrief } from './read/read-brief.ts';
import { thingInQuestion } from './read/thing-in-question.ts';
import { withoutCounts } from './read/without-counts.ts';
import { withoutIdioms } from './read/without-idioms.ts';
import type { Reading } from './reader/reading.ts';
import { planReckoned, type ReckonedPlan } from './reckoned/plan-reckoned.ts';
import { withReckonedTrace, withReckoner } from './reckoned/with-reckoner.ts';
import { keepRights } from './rights/keep-rights.ts';
import { keepSense } from './sense/keep-sense.ts';
import type { AppSpec, TraceEntry } from './spec/app-spec.ts';
import { specFaults } from './spec/check-spec.ts';
import { partExists } from './spec/part-exists.ts';
import { keepTold } from './told/keep-told.ts';
import { inGoodWords } from './wording/in-good-words.ts';

/** Every block, without its own type of props: who uses one checks them by its schema. */
const allBlocks = blocks as unknown as readonly Block[];

export const blocksById: ReadonlyMap<string, Block> = new Map(allBlocks.map((block) => [block.id, block]));

let planner: Planner | undefined;

/** Text → plan of an app. */
export function planFromText(description: string): AppSpec {
  planner ??= createPlanner(allBlocks, things);
  const currency = currencyOfWorld(description, saidPlace(description));
  return relateRecords(inSaidCurrency(planner.plan(readBrief(description)), { currency }));
}

/** What the learned reader read → plan of an app; of a text in which it found nothing, by rules. */
export function planFromReading(reading: Reading, around: Around = {}): AppSpec {
  const { description = reading.text, isWord = () => true } = around;
  return relateRecords(
    planByDictionary(reading.text, isWord) ??
      withRemarks(withViews(asItIsRead(keepSense(planOfReading(reading, around))), reading), description),
  );
}

/** Views that the text asks for are the last step: they show what the plan has in the end, in its own words. */
function withViews(spec: AppSpec, { text }: Reading): AppSpec {
  return wholeIn(spec) === undefined && languageOf(text) === 'en' ? keepViews(spec, text) : spec;
}

function asItIsRead(spec: AppSpec): AppSpec {
  const { reading, met } = spec;
  if (reading === undefined) return spec;
  const caseName = met === undefined ? undefined : indexOfCases().get(met)?.name;
  return inGoodWords(spec, reading, saidFacts(reading.text), caseName);
}

/** What is known of a description beside its reading. */
interface Around extends Pick<Meeting, 'vector' | 'met'> {
  /** As it was typed, where the reading is of a part of it. */
  readonly description?: string;
  readonly isWord?: (word: string) => boolean;
}

/** The plan of a text in another language of which the dictionary knows something to keep or to do. */
function planByDictionary(text: string, isWord: (word: string) => boolean): AppSpec | undefined {
  const dictionary = dictionaryOf(languageIn(text, isWord));
  if (dictionary === undefined) return undefined;
  const foreign = readForeign(text, dictionary);
  if (!isPlannable(foreign.gloss)) return undefined;
  planner ??= createPlanner(allBlocks, things);
  const brief = { ...briefFromReading(foreign.gloss), language: 'en' };
  return labelPlan(planner.plan(brief), foreign, dictionary);
}

function planOfReading(asRead: Reading, around: Around): AppSpec {
  const reading = thingInQuestion(withoutIdioms(withoutCounts(asRead)));
  const isRead = reading.spans.some(({ kind }) => 'KXTAPF'.includes(kind));
  const known = knownOf(reading);
  if (!isRead || languageOf(reading.text) !== 'en') return ofFewWords(known, around, reading);
  const declared = around.met === undefined ? declaredIn(reading) : undefined;
  const reckoned = declared === undefined && around.met === undefined ? reckonedOf(known) : undefined;
  if (reckoned?.isWhole === true) return asReckoned(reckoned, known, reading);
  const plan = declared === undefined ? withFacts(known, around) : asDeclared(declared, known);
  const spec = keepLimits({ ...plan, trace: traceReading(plan, known.reading, blocksById), reading });
  if (declared !== undefined)
    return keepRights(
      withRestTold(withDeclaredTrace(spec, declared.trace), declared, known.facts),
      known.facts.text,
    );
  const told = wholeIn(spec) === undefined ? keepRights(keepTold(spec, known.facts), known.facts.text) : spec;
  const whole = { ...told, trace: [...told.trace, ...listLeftOver(told, reading.text)] };
  return reckoned === undefined ? whole : besideReckoned(whole, reckoned);
}

function declaredIn(reading: Reading): DeclaredPlan | undefined {
  const plan = planDeclared(reading.text, blockPropsOf(allBlocks));
  return plan === undefined || !keepsWhatIsTold(plan.spec, reading) ? undefined : plan;
}

/** What a specification says in ordinary sentences and nothing of it serves is looked at as in any other text. */
function withRestTold(spec: AppSpec, { trace }: DeclaredPlan, facts: SaidFacts): AppSpec {
  const served = trace
    .filter((entry) => entry.served.length > 0)
    .flatMap(({ at = [] }) => at.map(([start, end]) => ({ start, end })));
  return keepTold(spec, facts, served);
}

/** A bare price list has too few words to tell its language by. */
function ofFewWords(known: Known, { met }: Around, reading: Reading): AppSpec {
  const reckoned = met === undefined ? reckonedOf(known) : undefined;
  return reckoned?.isWhole === true ? asReckoned(reckoned, known, reading) : planFromText(reading.text);
}

function reckonedOf({ reading, facts, said }: Known): ReckonedPlan | undefined {
  const name = facts.title ?? ownName(reading) ?? said.name;
  return planReckoned(reading.text, name, blockPropsOf(allBlocks));
}

/** Where a text tells how something is reckoned, its own figures are the app. */
function asReckoned(
  { spec, trace }: ReckonedPlan,
  { said, facts, reading: bound }: Known,
  reading: Reading,
): AppSpec {
  const theme = { ...said.theme, layout: spec.theme.layout };
  const plan = inSaidCurrency({ ...spec, theme, notes: said.notes, reading }, facts);
  const traced = withReckonedTrace({ ...plan, trace: traceReading(plan, bound, blocksById) }, trace);
  return { ...traced, trace: [...traced.trace, ...listLeftOver(traced, reading.text)] };
}

/** An app of more than prices has the calculator of the text, where the whole holds together with it. */
function besideReckoned(plan: AppSpec, { spec, trace }: ReckonedPlan): AppSpec {
  const whole = withReckoner(plan, spec);
  const isThere = ({ served }: TraceEntry) => served.every((part) => partExists(part, whole));
  const traced = withReckonedTrace(
    whole,
    trace.filter((entry) => entry.served.length > 0 && isThere(entry)),
  );
  return whole !== plan && specFaults(traced).length <= specFaults(plan).length ? traced : plan;
}

/** What a specification declares is the app; the rest of the text gives its look, its currency and what it is called. */
function asDeclared({ spec }: DeclaredPlan, { said, facts, reading }: Known): AppSpec {
  const theme = { ...said.theme, layout: spec.theme.layout };
  return inSaidCurrency({ ...spec, kind: said.kind, theme, notes: said.notes, reading }, facts);
}

/** What is known of a text when it is planned. */
interface Known {
  readonly brief: Brief;
  readonly reading: Reading;
  readonly facts: SaidFacts;
  /** The plan of what was said alone. */
  readonly said: AppSpec;
}

function knownOf(asRead: Reading): Known {
  planner ??= createPlanner(allBlocks, things);
  const reading = boundReading(asRead);
  const facts = saidFacts(reading.text);
  const brief = withoutOthersNames(briefFromReading(reading), facts);
  return { brief, reading, facts, said: letEnterMain(planner.plan(brief), reading) };
}

let caseIndex: CaseIndex | undefined;

/** The game or the tool that is a whole app by itself. */
function wholeIn({ pages }: AppSpec): string | undefined {
  const start = pages.find(({ path }) => path === '/');
  return start?.sections.find(({ block }) => blocksById.get(block)?.size === 'app')?.block;
}

function withFacts(known: Known, around: Around): AppSpec {
  const spec = { ...withCase(known, around), reading: known.reading };
  const priced = spec.met === undefined ? takeKindPrices(spec, known.facts) : spec;
  return wholeIn(spec) === undefined
    ? tellFacts(
        ownWorldOf(keepAxes(inLocalAmounts(priced, known.facts), known.facts), known.facts),
        known.facts,
      )
    : inSaidCurrency(spec, known.facts);
}

function ownWorldOf(spec: AppSpec, facts: SaidFacts): AppSpec {
  return inOwnWorld(amongLocalPeople(spec, facts), facts);
}

function indexOfCases(): CaseIndex {
  caseIndex ??= new CaseIndex(cases, caseVectors());
  return caseIndex;
}

/** The cases that a description may mean, with how likely each is. */
export function casesOfReading(
  reading: Reading,
  vector: Float32Array,
  index: CaseIndex = indexOfCases(),
): LikelyCase[] {
  return likelyCases(
    index,
    meetingOf(knownOf(thingInQuestion(withoutIdioms(withoutCounts(reading)))), { vector }),
  );
}

function meetingOf({ said, brief, reading }: Known, { vector, met }: Around): Meeting {
  return {
    brief,
    reading,
    said,
    ...(vector === undefined ? {} : { vector }),
    ...(met === undefined ? {} : { met }),
    // Bookings of piano lessons are no piano.
    isWhole: wholeIn(said) !== undefined && !isKeypad(said, reading) && meansTool(reading),
    saysItAll: saysItAll(brief),
  };
}

const fewWords = 3;

/** A keypad serves nobody who said what is reckoned. */
function isKeypad(said: AppSpec, { text }: Reading): boolean {
  return wholeIn(said) === 'calculator' && text.trim().split(/\s+/).length > fewWords;
}

const surelyMeant = 0.6;
const withoutTools =
  /^(?:slot-booking|appointments|resource-booking|order-and-pickup|lend-and-return|rota|rotation|stock|small-business-site|event-registration|sign-up-sheet|request-and-approval|invoices-and-quotes|time-sheet|crm|course)$/;

/** Whether it may be a game or a tool that somebody wants: whoever keeps books on others does not mean the thing itself. */
function meansTool({ tasks: meant }: Reading): boolean {
  const [first] = meant.toSorted((a, b) => b.sure - a.sure);
  return first === undefined || first.sure < surelyMeant || !withoutTools.test(first.id);
}

/** The plan without the game or the tool that one of its words is the name of. */
function withoutTool(said: AppSpec): AppSpec {
  const isTool = (block: string) => blocksById.get(block)?.size === 'app';
  const pages = said.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ block }) => !isTool(block)),
  }));
  return { ...said, pages };
}

/** A plan of what was said over the case or the task that it comes nearest to. */
function withCase(known: Known, around: Around): AppSpec {
  const { brief, reading, facts } = known;
  const met = meetCase(indexOfCases(), tasks, meetingOf(known, around));
  const log = around.met === undefined ? logOf(known, met) : undefined;
  if (log !== undefined) return log;
  if (met === undefined) return gameAlone(known.said, reading);
  const said = meansTool(reading) ? known.said : withoutTool(known.said);
  const dressed = dressCase({ ...met, brief, reading, facts, said, blockProps: blockPropsOf(allBlocks) });
  return dressed === undefined ? known.said : { ...letEnterMain(dressed, reading), met: met.id };
}

/** A book of two sorts of entries that no case keeps both of. */
function logOf({ reading, said }: Known, met: Met | undefined): AppSpec | undefined {
  const nearest = met?.isTask === false ? met.file : undefined;
  const spec = planLog(reading.text, nearest, blockPropsOf(allBlocks));
  if (spec === undefined) return undefined;
  return { ...spec, kind: said.kind, theme: { ...said.theme, layout: spec.theme.layout }, notes: said.notes };
}

function withRemarks(spec: AppSpec, description: string): AppSpec {
  const remarks = remarksOn(description);
  return remarks.length === 0 ? spec : { ...spec, notes: [...spec.notes, ...remarks] };
}

/** The plan where the learned reader could not be loaded, which says so. */
export function planWithoutReader(description: string): AppSpec {
  const text = meantText(description);
  const foreign = planByDictionary(text, () => true);
  if (foreign !== undefined) return foreign;
  const spec = withRemarks(planFromText(text), description);
  return {
    ...spec,
    notes: [...spec.notes, 'The description was read by simple rules, as the learned reader is not there.'],
  };
}

/** Plan → files of the app. */
export function filesOf(spec: AppSpec): FileMap {
  return emitFiles(spec, { blocks: blocksById, library });
}
