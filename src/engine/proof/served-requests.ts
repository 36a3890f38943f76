import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { type ProofReport, type WishCounts, type WishState, wishStates } from './proof-report.ts';

/** What became of one wish of the description. */
export interface ServedRequest {
  /** In the words of the person. */
  readonly request: string;
  readonly state: WishState;
  /** What serves it, as the trace names parts. */
  readonly parts: readonly string[];
  /** What the proof did to try it, a sentence each. */
  readonly triedBy: readonly string[];
  readonly note?: string | undefined;
  /** Where it stands in the text that was read. */
  readonly at: readonly (readonly [number, number])[];
}

/**
 * Of every wish, what the proof says of it. It works only when something that tried one of its parts held and nothing
 * that tried one failed; it is there when a part exists for it.
 */
export function servedRequests(spec: AppSpec, report: ProofReport | undefined): ServedRequest[] {
  const evidence = report === undefined ? [] : evidenceOf(report);
  return spec.trace.map((traced) => {
    const entry = present(traced, spec);
    const { request, served: parts, at = [] } = entry;
    const trying = evidence.filter(({ tries }) => tries.some((part) => parts.includes(part)));
    const state = stateOf(entry, trying);
    const triedBy = state === 'works' ? [...new Set(trying.map(({ name }) => name))] : [];
    return { request, state, parts, triedBy, note: noteOf(entry, state, trying), at };
  });
}

/** What was taken out after the first plan serves nothing any more. */
function present(entry: TraceEntry, spec: AppSpec): TraceEntry {
  const served = entry.served.filter((part) => partExists(part, spec));
  if (served.length > 0 || entry.served.length === 0) return { ...entry, served };
  return { ...entry, served, state: 'not-built', note: 'The part that was for it was taken out.' };
}

interface Evidence {
  readonly name: string;
  readonly ok: boolean;
  readonly tries: readonly string[];
}

function stateOf({ served, state }: TraceEntry, trying: readonly Evidence[]): WishState {
  if (served.length === 0) return state ?? 'not-built';
  if (trying.length === 0) return 'there';
  if (trying.every(({ ok }) => ok)) return 'works';
  // What was ruled out and stands on a page all the same was not left out.
  return served.every(isRuledOut) ? 'not-built' : 'there';
}

function noteOf({ note }: TraceEntry, state: WishState, trying: readonly Evidence[]): string | undefined {
  const failed = trying.find(({ ok }) => !ok);
  return failed === undefined || state === 'works' ? note : `Tried, and it did not hold: ${failed.name}`;
}

const isRuledOut = (part: string) => part.startsWith('absent:');

/** Everything that the proof tried, with what it tried. */
function evidenceOf({ pages, cases }: ProofReport): Evidence[] {
  return [
    ...cases.map(({ name, ok, tries = [] }) => ({ name, ok, tries })),
    ...pages.map(({ path, ok, size, tries = [] }) => ({
      name: `The page ${path} opens`,
      ok,
      tries: size === 'phone' ? [...tries, 'phone'] : tries,
    })),
    ...pages.map(({ path, seen = [] }) => ({
      name: `It was seen on the page ${path}`,
      ok: true,
      tries: seen.filter((part) => !isRuledOut(part)),
    })),
    ...absences(pages),
  ];
}

/** What was ruled out is absent when it was looked for on every page and seen on none. */
function absences(pages: ProofReport['pages']): Evidence[] {
  const looked = new Set(
    pages.flatMap(({ unseen = [], seen = [] }) => [...unseen, ...seen]).filter(isRuledOut),
  );
  return [...looked].map((part) => {
    const found = pages.find(({ seen = [] }) => seen.includes(part));
    return {
      name:
        found === undefined
          ? 'It was looked for on every page and is on none'
          : `It is on the page ${found.path}`,
      ok: found === undefined,
      tries: [part],
    };
  });
}

export function countWishes(requests: readonly Pick<ServedRequest, 'state'>[]): WishCounts {
  const count = (state: WishState) => requests.filter((one) => one.state === state).length;
  return Object.fromEntries(wishStates.map((state) => [state, count(state)])) as Record<WishState, number>;
}

/** “9 of 14 wishes tried and working”. */
export function wishSummary(counts: WishCounts): string {
  const all = wishStates.reduce((sum, state) => sum + counts[state], 0);
  return `${counts.works} of ${all} ${all === 1 ? 'wish' : 'wishes'} tried and working`;
}
