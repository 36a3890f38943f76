import type { Block } from './block.ts';
import { blocks } from './blocks.gen.ts';
import { blockPropsOf } from './cases/block-props.ts';
import { CaseIndex } from './cases/case-index.ts';
import { caseVectors } from './cases/case-vectors.ts';
import { dressCase } from './cases/dress-case.ts';
import { type Meeting, meetCase } from './cases/meet-case.ts';
import { saysItAll } from './cases/says-it-all.ts';
import { emitFiles, type FileMap } from './emit/emit-files.ts';
import { cases } from './knowledge/cases.gen.ts';
import { tasks } from './knowledge/tasks.gen.ts';
import { things } from './knowledge/things.gen.ts';
import { library } from './library.gen.ts';
import { letEnterMain } from './plan/let-enter-main.ts';
import { listLeftOver } from './plan/list-left-over.ts';
import { createPlanner, type Planner } from './plan/plan-app.ts';
import { traceReading } from './plan/trace-reading.ts';
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
import { withoutIdioms } from './read/without-idioms.ts';
import type { Reading } from './reader/reading.ts';
import type { AppSpec } from './spec/app-spec.ts';

/** Every block, without its own type of props: who uses one checks them by its schema. */
const allBlocks = blocks as unknown as readonly Block[];

export const blocksById: ReadonlyMap<string, Block> = new Map(allBlocks.map((block) => [block.id, block]));

let planner: Planner | undefined;

/** Text → plan of an app. */
export function planFromText(description: string): AppSpec {
  planner ??= createPlanner(allBlocks, things);
  return planner.plan(readBrief(description));
}

/** What the learned reader read → plan of an app; of a text in which it found nothing, by rules. */
export function planFromReading(reading: Reading, around: Around = {}): AppSpec {
  const { description = reading.text, isWord = () => true } = around;
  return planByDictionary(reading.text, isWord) ?? withRemarks(planOfReading(reading, around), description);
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
  const reading = thingInQuestion(withoutIdioms(asRead));
  const isRead = reading.spans.some(({ kind }) => 'KXTAPF'.includes(kind));
  if (!isRead || languageOf(reading.text) !== 'en') return planFromText(reading.text);
  planner ??= createPlanner(allBlocks, things);
  const bounded = boundReading(reading);
  const brief = briefFromReading(bounded);
  const plan = withCase(letEnterMain(planner.plan(brief), bounded), brief, bounded, around);
  const spec = { ...plan, trace: traceReading(plan, bounded, blocksById), reading };
  return { ...spec, trace: [...spec.trace, ...listLeftOver(spec, reading.text)] };
}

let caseIndex: CaseIndex | undefined;

/** A plan of what was said over the case or the task that it comes nearest to; games and tools are whole by themselves. */
function withCase(said: AppSpec, brief: Brief, reading: Reading, { vector, met: id }: Around): AppSpec {
  if (id === undefined && saysItAll(brief)) return said;
  const start = said.pages.find(({ path }) => path === '/');
  const whole = start?.sections.find(({ block }) => blocksById.get(block)?.size === 'app')?.block;
  // A keypad serves nobody who said what is reckoned; other games and tools are whole by themselves.
  if (whole !== undefined && whole !== 'calculator') return said;
  caseIndex ??= new CaseIndex(cases, caseVectors());
  const hints = { ...(vector === undefined ? {} : { vector }), ...(id === undefined ? {} : { met: id }) };
  const met = meetCase(caseIndex, whole === undefined ? tasks : [], { brief, reading, said, ...hints });
  if (met === undefined) return said;
  const dressed = dressCase({ ...met, brief, reading, said, blockProps: blockPropsOf(allBlocks) });
  return dressed === undefined ? said : { ...letEnterMain(dressed, reading), met: met.id };
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
