import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';

/**
 * What became of each declared sentence. Whatever else was read stands in a heading or in the title, and is told only
 * where the app has it.
 */
export function withDeclaredTrace(spec: AppSpec, declared: readonly TraceEntry[]): AppSpec {
  const places = declared.flatMap(({ at = [] }) => at);
  const isTouched = ([start, end]: readonly [number, number]) =>
    places.some(([from, to]) => start < to && end > from);
  const outside = spec.trace.filter(({ at = [], served }) => served.length > 0 && !at.some(isTouched));
  return { ...spec, trace: [...declared.map((entry) => withLimits(entry, spec.trace)), ...outside] };
}

/** A sentence of which a limit was built by its words is served by that rule. */
function withLimits(entry: TraceEntry, read: readonly TraceEntry[]): TraceEntry {
  if (entry.served.length > 0) return entry;
  const rules = read
    .filter(({ at = [] }) =>
      at.some(([start, end]) => entry.at?.some(([from, to]) => start >= from && end <= to)),
    )
    .flatMap(({ served }) => served.filter((part) => part.startsWith('rule:')));
  if (rules.length === 0) return entry;
  const { state: _state, note: _note, ...rest } = entry;
  return { ...rest, served: [...new Set(rules)] };
}
