import type { SaidFacts } from '../facts/said-facts.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import { canEnter } from '../proof/can-enter.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import type { Teller, Told } from './told.ts';
import { tellApproval } from './told-approvals.ts';
import { tellFloor } from './told-balances.ts';
import { tellCancel } from './told-cancels.ts';
import { type ToldClause, toldClauses } from './told-clauses.ts';
import { tellConsequence, tellCounting, tellOrder } from './told-counts.ts';
import { tellExtension } from './told-extensions.ts';
import { tellExtra, tellFreeFrom } from './told-extras.ts';
import { tellGate } from './told-gates.ts';
import { tellSameKind } from './told-kinds.ts';
import { tellMark } from './told-marks.ts';
import { tellPeriod } from './told-periods.ts';
import { tellHeads } from './told-places.ts';
import { tellSwap } from './told-swaps.ts';

/** Acts and rules that a few words tell by themselves: they are looked for in the shortest part that has them. */
const brief: readonly Teller[] = [
  tellExtension,
  tellApproval,
  tellFloor,
  tellSameKind,
  tellPeriod,
  tellCancel,
  tellHeads,
  tellSwap,
];

const tellers: readonly Teller[] = [
  tellFreeFrom,
  tellExtra,
  tellGate,
  tellCounting,
  tellConsequence,
  tellOrder,
  tellMark,
];

/** Of a text that never ends, so much is tried. */
const mostClauses = 80;

/** The plan with the rules that ordinary sentences of its text tell and that nothing serves yet, each kept only where the whole holds together. */
export function keepTold(spec: AppSpec, facts: SaidFacts): AppSpec {
  if (spec.entities.length === 0) return spec;
  let kept = spec;
  const taken: ToldClause[] = [];
  const clauses = toldClauses(facts.text).slice(0, mostClauses);
  const shortestFirst = clauses.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  for (const [list, tells] of [[shortestFirst, brief] as const, [clauses, tellers] as const])
    for (const clause of list) {
      const isTaken = taken.some(({ start, end }) => start < clause.end && clause.start < end);
      if (isTaken || isRuled(clause, kept)) continue;
      const told = firstThatHolds(tells, clause.words, kept, facts);
      if (told === undefined) continue;
      taken.push(clause);
      kept = traced(told, clause);
    }
  return kept;
}

function firstThatHolds(
  tells: readonly Teller[],
  words: string,
  spec: AppSpec,
  facts: SaidFacts,
): Told | undefined {
  for (const tell of tells) {
    const told = tell(words, spec, facts);
    if (told !== undefined && holds(told, spec)) return told;
  }
  return undefined;
}

/** Whether a plan with what was told is as whole as before. */
export function holds({ spec, ruled = [], parts }: Told, before: AppSpec): boolean {
  if (specFaults(spec).length > 0 || !parts.some((part) => partExists(part, spec))) return false;
  const known = brokenSamples(before);
  if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  return ruled.every((name) => canEnter(spec, name) || !canEnter(before, name));
}

function isWithin({ start, end }: ToldClause, { at = [] }: TraceEntry): boolean {
  return at.some(([from, to]) => from >= start && to <= end);
}

/** Whether a rule of the plan serves words of the clause. */
function isRuled(clause: ToldClause, { trace }: AppSpec): boolean {
  return trace.some(
    (entry) => isWithin(clause, entry) && entry.served.some((part) => /^(?:near:)?rule:/.test(part)),
  );
}

/** What nothing served is served by what the sentence made. */
export function traced({ spec, parts }: Told, clause: ToldClause): AppSpec {
  const served = parts.filter((part) => partExists(part, spec));
  return {
    ...spec,
    trace: spec.trace.map((entry): TraceEntry => {
      const isOpen = entry.served.every((part) => part.startsWith('absent:'));
      if (!isOpen || !isWithin(clause, entry)) return entry;
      const { state: _state, note: _note, ...rest } = entry;
      return { ...rest, served };
    }),
  };
}
