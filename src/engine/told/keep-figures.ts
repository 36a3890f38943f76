import type { SaidFacts } from '../facts/said-facts.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { figureTellers } from './figure-tellers.ts';
import { firstThatHolds } from './first-that-holds.ts';
import { type ToldClause, toldClauses } from './told-clauses.ts';

const mostClauses = 80;

/** The plan of a specification with the figures that bind of its sentences that nothing serves yet. */
export function keepFigures(spec: AppSpec, facts: SaidFacts): AppSpec {
  let kept = spec;
  const taken: ToldClause[] = [];
  const clauses = toldClauses(facts.text).slice(0, mostClauses);
  for (const clause of clauses.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const isTaken = taken.some(({ start, end }) => start < clause.end && clause.start < end);
    if (isTaken || isServed(clause, kept)) continue;
    const told = firstThatHolds(figureTellers, clause.words, kept, facts);
    if (told === undefined) continue;
    taken.push(clause);
    kept = {
      ...told.spec,
      trace: told.spec.trace.map((entry): TraceEntry => {
        if (entry.served.length > 0 || !isAbout(entry, clause)) return entry;
        const { state: _state, note: _note, ...rest } = entry;
        return { ...rest, served: [...told.parts] };
      }),
    };
  }
  return kept;
}

function isAbout({ at = [] }: TraceEntry, { start, end }: ToldClause): boolean {
  return at.some(([from, to]) => from < end && start < to);
}

/** Whether the sentence is in the plan already. */
function isServed(clause: ToldClause, { trace }: AppSpec): boolean {
  return trace.some((entry) => entry.served.length > 0 && isAbout(entry, clause));
}
