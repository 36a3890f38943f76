import { saysNothing } from '../read/judge/says-nothing.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { parseSpec } from '../spec/check-spec.ts';
import { addActs } from './add-acts.ts';
import { addFields } from './add-fields.ts';
import { addHours } from './add-hours.ts';
import { addRecords } from './add-records.ts';
import { addThings } from './add-things.ts';
import { bareClause } from './bare-clause.ts';
import { beyondApps } from './beyond-apps.ts';
import { changeBounds } from './change-bounds.ts';
import { changeCurrency } from './change-currency.ts';
import { changeFields } from './change-fields.ts';
import { changeLimits } from './change-limits.ts';
import { changeLists } from './change-lists.ts';
import { changeLook } from './change-look.ts';
import { changeOptions } from './change-options.ts';
import { changeRoles } from './change-roles.ts';
import { changeTexts } from './change-texts.ts';
import { nearestChanges } from './nearest-changes.ts';
import { NothingToChange } from './nothing-to-change.ts';
import { removeThings } from './remove-things.ts';
import { renameThings } from './rename-things.ts';
import { reorder } from './reorder.ts';
import type { Around, Clause, Outcome, Reviser, ReviseTools } from './reviser.ts';
import type { Choice, ClauseAnswer, Revision } from './revision.ts';
import { splitClauses } from './split-clauses.ts';

/** The more exact ones first: “add a due date to tasks” is about a field before it is about a new thing. */
const exact: readonly Reviser[] = [
  changeLook,
  changeTexts,
  changeCurrency,
  changeRoles,
  changeFields,
  changeLimits,
  changeBounds,
  addHours,
  changeLists,
  renameThings,
  removeThings,
  addRecords,
  changeOptions,
  reorder,
];
/** What adds something takes more into its hands, and is asked only for what an app can do. */
const adding: readonly Reviser[] = [addFields, addActs, addThings];

/**
 * Changes a plan by a sentence, clause by clause: each ends as done, partly done or not understood, and what was not understood changes
 * nothing. The plan itself is left as it is, so that it can be gone back to.
 */
export function reviseSpec(spec: AppSpec, sentence: string, tools: ReviseTools): Revision {
  const reading = tools.read?.(sentence);
  const clauses = splitClauses(sentence, reading);
  let now = spec;
  const answers: ClauseAnswer[] = [];
  for (const said of clauses.length === 0 ? [sentence] : clauses) {
    const { spec: next, answer } = reviseByClause(now, said, {
      tools,
      reading: clauses.length === 1 ? reading : undefined,
    });
    now = next;
    answers.push(answer);
  }
  return { changed: now !== spec, spec: now, answers };
}

interface ReadBefore {
  readonly tools: ReviseTools;
  /** What was read of the whole sentence, where the clause is all of it. */
  readonly reading: Reading | undefined;
}

function reviseByClause(
  spec: AppSpec,
  said: string,
  { tools, reading }: ReadBefore,
): { spec: AppSpec; answer: ClauseAnswer } {
  const text = bareClause(said);
  const read = reading !== undefined && reading.text === text ? reading : tools.read?.(text);
  const clause: Clause = { said, text, ...(read === undefined ? {} : { reading: read }) };
  const around: Around = { ...tools, names: tools.alsoCalled?.(spec) ?? new Map() };
  try {
    const served = serve(clause, spec, around);
    if (served !== undefined) return served;
  } catch (error) {
    if (!(error instanceof NothingToChange)) throw error;
    const { message, choices } = error;
    return {
      spec,
      answer: notUnderstood(said, message, choices.length > 0 ? choices : nearest(spec, text, around)),
    };
  }
  const why = saysNothing(said) ?? beyondApps(text);
  return { spec, answer: notUnderstood(said, why, nearest(spec, text, around)) };
}

function notUnderstood(clause: string, why: string | undefined, choices: readonly Choice[]): ClauseAnswer {
  return {
    clause,
    state: 'not-understood',
    changes: [],
    missing: [],
    choices,
    ...(why === undefined ? {} : { why }),
  };
}

/** The first way in which the clause changes the plan into one that holds together. */
function serve(
  clause: Clause,
  spec: AppSpec,
  around: Around,
): { spec: AppSpec; answer: ClauseAnswer } | undefined {
  const isEmpty = saysNothing(clause.said) !== undefined;
  const ways = isEmpty ? [changeLook] : beyondApps(clause.text) === undefined ? [...exact, ...adding] : exact;
  for (const reviser of ways) {
    const copy = structuredClone(spec);
    const outcome = reviser(clause, copy, around);
    if (outcome === undefined || !isSound(spec, copy, outcome, around)) continue;
    remember(copy, clause, outcome);
    const missing = outcome.missing ?? [];
    const state = missing.length === 0 ? 'done' : 'partly';
    return {
      spec: copy,
      answer: { clause: clause.said, state, changes: outcome.changes, missing, choices: [] },
    };
  }
  return undefined;
}

/** Something was said to be different, it is, and the plan holds together. */
function isSound(before: AppSpec, after: AppSpec, { changes }: Outcome, { partFaults }: Around): boolean {
  return (
    changes.length > 0 &&
    JSON.stringify(before) !== JSON.stringify(after) &&
    parseSpec(after).ok &&
    (partFaults?.(after) ?? []).every((fault) => partFaults?.(before).includes(fault) === true)
  );
}

/** The proof tries what was asked for, also later than in the description. */
function remember(spec: AppSpec, { said }: Clause, { served = [] }: Outcome): void {
  if (served.length > 0) spec.trace = [...spec.trace, { request: said, served: [...served] }];
}

const offered = 3;

/** What could have been meant: only what would be understood, with a gap at most for a name. */
function nearest(spec: AppSpec, text: string, around: Around): Choice[] {
  const choices: Choice[] = [];
  for (const sentence of nearestChanges(spec, text)) {
    if (choices.length === offered) break;
    if (sentence.includes('…') || isServed(sentence, spec, around))
      choices.push({ sentence, label: sentence });
  }
  return choices;
}

function isServed(sentence: string, spec: AppSpec, around: Around): boolean {
  try {
    return serve({ said: sentence, text: sentence }, spec, around) !== undefined;
  } catch (error) {
    if (error instanceof NothingToChange) return false;
    throw error;
  }
}
