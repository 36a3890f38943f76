import type { SaidFacts } from '../facts/said-facts.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { figureTellers } from './figure-tellers.ts';
import { firstThatHolds, holds } from './first-that-holds.ts';
import type { Teller, Told } from './told.ts';
import { tellApproval } from './told-approvals.ts';
import { tellFloor } from './told-balances.ts';
import { tellCancel } from './told-cancels.ts';
import { toldChains } from './told-chains.ts';
import { tellChange } from './told-changes.ts';
import { type ToldClause, toldClauses } from './told-clauses.ts';
import { tellConsequence, tellCounting, tellOrder } from './told-counts.ts';
import { tellExtension } from './told-extensions.ts';
import { tellExtra, tellFreeFrom } from './told-extras.ts';
import { tellGate } from './told-gates.ts';
import { tellHighlight } from './told-highlights.ts';
import { tellSameKind } from './told-kinds.ts';
import { tellMark } from './told-marks.ts';
import { tellPeriod } from './told-periods.ts';
import { tellHeads } from './told-places.ts';
import { tellReckoning } from './told-reckonings.ts';
import { tellSwap } from './told-swaps.ts';
import { tellVariant } from './told-variants.ts';

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
  tellChange,
  tellExtra,
  tellVariant,
  tellReckoning,
  tellGate,
  tellCounting,
  tellConsequence,
  tellOrder,
  tellHighlight,
  tellMark,
];

/** Of a text that never ends, so much is tried. */
const mostClauses = 80;

/** The plan with the rules that ordinary sentences of its text tell and that nothing serves yet, each kept only where the whole holds together. */
export function keepTold(
  spec: AppSpec,
  facts: SaidFacts,
  /** Parts of the text that are served as they stand. */
  served: readonly Pick<ToldClause, 'start' | 'end'>[] = [],
): AppSpec {
  if (spec.entities.length === 0) return spec;
  let kept = spec;
  const taken: Pick<ToldClause, 'start' | 'end'>[] = [...served];
  for (const { told: tell, ...place } of toldChains(facts.text)) {
    const isServed = served.some(({ start, end }) => start < place.end && place.start < end);
    const told = isServed ? undefined : tell(kept);
    if (told === undefined || !holds(told, kept)) continue;
    taken.push(place);
    kept = traced(told, place);
  }
  const clauses = toldClauses(facts.text).slice(0, mostClauses);
  const shortestFirst = clauses.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  for (const [list, tells] of [
    [shortestFirst, brief] as const,
    [clauses, tellers] as const,
    [shortestFirst, figureTellers] as const,
  ])
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

function isWithin({ start, end }: Pick<ToldClause, 'start' | 'end'>, { at = [] }: TraceEntry): boolean {
  return at.some(([from, to]) => from >= start && to <= end);
}

/** Whether a rule of the plan serves words of the clause. */
function isRuled(clause: ToldClause, { trace }: AppSpec): boolean {
  return trace.some(
    (entry) => isWithin(clause, entry) && entry.served.some((part) => /^(?:near:)?rule:/.test(part)),
  );
}

/** What nothing served is served by what the sentence made. */
export function traced({ spec, parts }: Told, clause: Pick<ToldClause, 'start' | 'end'>): AppSpec {
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
