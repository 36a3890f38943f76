import { mainEntity } from '../proof/main-part.ts';
import { nounLemma } from '../read/lemma.ts';
import type { CaseFile, CaseText } from './case-file.ts';
import type { CaseIndex, NearCase } from './case-index.ts';
import { chanceOf } from './chance.ts';
import { clotheTask, type TaskWords } from './clothe-task.ts';
import { matchThings, namesOfThings, thingMeant } from './match-things.ts';
import type { Meeting } from './meeting.ts';
import { type Signs, signsOf } from './meeting-signs.ts';
import { isAboutRuledOut } from './ruled-out.ts';
import { takeNumbers } from './said-numbers.ts';
import { isOneOfSeveral } from './several-kinds.ts';
import { lentOut, thingOfSubject } from './thing-of-subject.ts';

/** What a description comes nearest to: a case, or a task in its words. */
export interface Met {
  readonly id: string;
  readonly file: CaseFile;
  /** Kinds of records of the plan of what was said → of the case. */
  readonly matched: ReadonlyMap<string, string>;
  /** A task has no trade: names, looks and further properties are those of the description. */
  readonly isTask: boolean;
  /** Of the plan of what was said, the kind of record that a task is about. */
  readonly main?: string;
}

/** A wrong case costs a little more than a task that knows nothing of the trade, a right one gives much more. */
export const leastChance = 0.3;
/** A game that is an app by itself is what was asked for, unless a case is surely meant; a list that was said whole is all that was. */
const leastBesideWhole = 0.6;
const leastBesideAll = 0.97;
/** So sure that a figure which no rule of it takes does not matter. */
const sureChance = 0.6;

export function meetCase(index: CaseIndex, tasks: readonly CaseText[], meeting: Meeting): Met | undefined {
  const { met } = meeting;
  const file = met === undefined ? undefined : index.get(met);
  if (met !== undefined && file !== undefined)
    return { id: met, file, matched: matchThings(meeting.said.entities, file), isTask: false };
  const nearest = met === undefined ? metCase(index, meeting) : undefined;
  const isEnough = met === undefined && (meeting.isWhole === true || meeting.saysItAll === true);
  const task = isEnough ? undefined : metTask(tasks, meeting);
  // A figure that was said must reach a rule: where only the task knows such a one, it is the better plan.
  const figures = (one: Met | undefined) =>
    one === undefined ? -1 : takeNumbers(one.file, meeting.brief.rules ?? []).taken.size;
  const isSure = (nearest?.chance ?? 0) >= sureChance;
  const chosen =
    nearest === undefined || (!isSure && figures(task) > figures(nearest)) ? (task ?? nearest) : nearest;
  // “max 6 per slot” is kept by the plan of what was said; no case may lose it.
  const counts = [...(meeting.brief.things?.values() ?? [])].some(({ most }) => most !== undefined);
  return counts && figures(chosen) === 0 ? undefined : chosen;
}

const candidates = 8;

/** The case that is most likely meant, where that is likely enough. */
function metCase(index: CaseIndex, meeting: Meeting): (Met & Pick<LikelyCase, 'chance'>) | undefined {
  const unwanted = meeting.brief.unwanted ?? [];
  const [best] = likelyCases(index, meeting)
    .filter(({ file }) => !isAboutRuledOut(file, unwanted))
    .toSorted((a, b) => b.chance - a.chance);
  const besideWhole = meeting.isWhole === true ? leastBesideWhole : leastChance;
  const least = meeting.saysItAll === true ? leastBesideAll : besideWhole;
  if (best === undefined || best.chance < least) return undefined;
  const { id, file, chance } = best;
  return { id, file, chance, matched: matchThings(meeting.said.entities, file), isTask: false };
}

export interface LikelyCase extends NearCase {
  readonly signs: Signs;
  readonly chance: number;
}

export function likelyCases(index: CaseIndex, meeting: Meeting): LikelyCase[] {
  const { brief, vector } = meeting;
  const sought = { text: brief.text, tasks: brief.tasks ?? [], ...(vector === undefined ? {} : { vector }) };
  const near = index.nearest(sought, candidates);
  return near.map((one) => {
    const signs = signsOf(one, near, index, meeting);
    return { ...one, signs, chance: chanceOf(signs) };
  });
}

const likelyMeant = 0.45;

function metTask(tasks: readonly CaseText[], meeting: Meeting): Met | undefined {
  const { reading, said } = meeting;
  // Whoever rents something out says so by the word alone.
  const isLending = lentOut(reading) !== undefined;
  const meant = reading.tasks
    .filter(
      ({ id, sure }) =>
        sure >= likelyMeant || (isLending && /^(?:resource-booking|lend-and-return)$/.test(id)),
    )
    .map(({ id }) => id);
  const found = (meeting.met === undefined ? meant : [meeting.met])
    .map((id) => tasks.find((task) => task.id === id))
    .find(
      (task) =>
        task !== undefined &&
        !isAboutRuledOut(clotheTask(task.id, task.json, {}), meeting.brief.unwanted ?? []),
    );
  if (found === undefined) return undefined;
  const plain = clotheTask(found.id, found.json, {});
  const flow = namesOfThings(plain);
  const [things = '', people = ''] = keysOf(found.json, plain);
  flow.delete(things);
  flow.delete(people);
  const own = said.entities.filter(
    ({ one, many }) =>
      meeting.brief.things?.has(nounLemma(one)) === true &&
      thingMeant(one, flow) === undefined &&
      thingMeant(many, flow) === undefined,
  );
  const main = [mainEntity({ ...said, reading: meeting.reading }), ...own].find(
    (one) => one !== undefined && own.includes(one),
  );
  const person = personIn(meeting, main?.one);
  // Of several kinds that were listed none stands for all: then it is an item.
  const named = main !== undefined && isOneOfSeveral(main, reading.text) ? undefined : main;
  const thing =
    named === undefined ? (main === undefined ? thingOfSubject(reading) : undefined) : nounLemma(named.one);
  const words: Partial<TaskWords> = {
    ...(thing === undefined ? {} : { thing }),
    ...(person === undefined ? {} : { person }),
  };
  const file = clotheTask(found.id, found.json, words);
  const matched = new Map(matchThings(said.entities, file));
  const [key] = keysOf(found.json, file);
  if (main !== undefined && key !== undefined) matched.set(main.name, key);
  return { id: found.id, file, matched, isTask: true, ...(main === undefined ? {} : { main: main.name }) };
}

/** The names that the two main kinds of records of a task got, the thing first. */
function keysOf(json: string, file: CaseFile): [things?: string, people?: string] {
  const holes = Object.keys((JSON.parse(json) as CaseFile).things ?? {});
  const keys = Object.keys(file.things ?? {});
  const at = (hole: string) => (holes.includes(hole) ? keys[holes.indexOf(hole)] : undefined);
  const [things, people] = [at('THINGS'), at('PEOPLE')];
  return [things, people] as [string?, string?];
}

const anybody =
  /^(?:user|visitor|person|people|public|everybody|everyone|somebody|someone|admin|owner|manager|boss)$/;

/** The first kind of people that the text speaks of and that is not the main thing itself. */
function personIn({ reading }: Meeting, main: string | undefined): string | undefined {
  const wordsOf = (wanted: string) =>
    reading.spans
      .filter(({ kind }) => kind === wanted)
      .map(({ start, end }) => nounLemma(reading.text.slice(start, end).replace(/['’]s$/, '')));
  const values = wordsOf('V');
  return wordsOf('R')
    .filter((words) => !values.includes(words))
    .find((words) => !anybody.test(words) && words !== nounLemma(main ?? '') && words.split(' ').length < 4);
}
