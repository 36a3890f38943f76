import { limits } from '../../kernel/limits.ts';
import { formulaFaults } from '../library/rules/check-formula.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import { leftOverNote } from '../plan/list-left-over.ts';
import type { AppSpec, SectionSpec, TraceEntry } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { namesAlike } from '../spec/labels-twice.ts';
import { partExists } from '../spec/part-exists.ts';
import { sightOf } from '../spec/rule-faults.ts';
import { type ToldClause, toldClauses } from '../told/told-clauses.ts';
import type { Asked, Viewer } from './asked.ts';
import { showCalendar } from './show-calendars.ts';
import { showCurve } from './show-curves.ts';
import { showNamedPaper, showPaper } from './show-papers.ts';
import { showPlan, showPlanInPassing } from './show-plans.ts';
import { showTotal, showTotalInPassing } from './show-totals.ts';

/** Some wishes are a whole sentence, others are found in the shortest part that has them. */
const viewers: readonly (readonly [Viewer, 'longest' | 'shortest'])[] = [
  [showPlan, 'longest'],
  [showPlanInPassing, 'shortest'],
  [showCalendar, 'shortest'],
  [showTotal, 'longest'],
  [showTotalInPassing, 'shortest'],
  [showCurve, 'shortest'],
  [showNamedPaper, 'shortest'],
  [showPaper, 'shortest'],
];

/** Of a text that never ends, so much is tried, and a plan gets so many views beside its own. */
const mostClauses = 80;
const mostViews = 8;

/** The plan with the views that its text asks for and that no part shows yet, each on the page where its things are. */
export function keepViews(spec: AppSpec, text: string): AppSpec {
  if (spec.entities.length === 0) return spec;
  let kept = spec;
  const taken: ToldClause[] = [];
  const clauses = [...wholeSentences(text), ...toldClauses(text)].slice(0, mostClauses);
  const shortestFirst = clauses.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  for (const [view, order] of viewers)
    for (const clause of order === 'longest' ? clauses : shortestFirst) {
      const isTaken = taken.some(({ start, end }) => start < clause.end && clause.start < end);
      if (isTaken || taken.length >= mostViews) continue;
      const asked = view(clause.words, kept);
      if (asked === undefined || !holds(asked, kept)) continue;
      taken.push(clause);
      kept = traced(asked, clause, text);
    }
  return kept;
}

const longestSentence = 160;

/** A list of states is cut into pieces by its commas, so that short sentences are heard as a whole, too. */
function wholeSentences(text: string): ToldClause[] {
  return [...text.matchAll(/[^.!?\n;]+/gu)]
    .map(({ 0: words, index }) => ({
      words: words.replace(/^\s*(?:and|but)\s+/iu, '').trim(),
      start: index,
      end: index + words.length,
    }))
    .filter(({ words }) => words.includes(',') && words.length <= longestSentence);
}

function holds({ spec, parts }: Asked, before: AppSpec): boolean {
  if (specFaults(spec).length > specFaults(before).length || namesAlike(spec, before)) return false;
  if (!parts.every((part) => partExists(part, spec))) return false;
  if (spec.entities !== before.entities) {
    const known = brokenSamples(before);
    if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  }
  const old = new Set(before.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return spec.pages
    .flatMap(({ sections }) => sections)
    .every((section) => old.has(section.id) || formulasHold(section, spec));
}

/** Formulas of a new part speak of what is there. */
function formulasHold({ props }: SectionSpec, spec: AppSpec): boolean {
  const entity = typeof props['entity'] === 'string' ? props['entity'] : undefined;
  const own = ['by', 'of', 'where'].map((key) => props[key]);
  const figures = Array.isArray(props['figures'])
    ? props['figures'].map((one: { formula?: unknown }) => one.formula)
    : [];
  return [...own, ...figures]
    .filter((one): one is string => typeof one === 'string')
    .every((formula) => formulaFaults(formula, sightOf(spec, entity)).length === 0);
}

/** The clause is served by what it made, and no word of it stands among what was left over. */
function traced({ spec, parts, note }: Asked, { start, end }: ToldClause, text: string): AppSpec {
  const served = note === undefined ? [...parts] : parts.map((part) => `near:${part}`);
  const isInside = ([from, to]: readonly [number, number]) => from >= start && to <= end;
  const isOpen = (entry: TraceEntry) =>
    entry.served.length === 0 && (entry.at ?? []).length > 0 && (entry.at ?? []).some(isInside);
  const others = spec.trace.flatMap((entry): TraceEntry[] => {
    if (!isOpen(entry)) return [entry];
    const at = (entry.at ?? []).filter((place) => !isInside(place));
    if (entry.note !== leftOverNote) {
      const { state: _state, note: _note, ...rest } = entry;
      return [at.length === 0 ? { ...rest, served } : entry];
    }
    if (at.length === 0) return [];
    const request = at.map(([from, to]) => text.slice(from, to).replaceAll(/\s+/g, ' ')).join(' … ');
    return [{ ...entry, at, request: request.slice(0, limits.engine.textLength) }];
  });
  const request = text.slice(start, end).replaceAll(/\s+/g, ' ').trim().slice(0, limits.engine.textLength);
  const own: TraceEntry = { request, served, ...(note === undefined ? {} : { note }), at: [[start, end]] };
  return { ...spec, trace: [...others, own] };
}
