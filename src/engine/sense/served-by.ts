import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';

/** The plan in which words that nothing served are served by a part. */
export function servedBy(
  spec: AppSpec,
  { start, end }: { readonly start: number; readonly end: number },
  part: string,
): AppSpec {
  return {
    ...spec,
    trace: spec.trace.map((entry): TraceEntry => {
      const isOfIt = entry.at?.some(([from, to]) => from < end && start < to) === true;
      if (!isOfIt || entry.served.length > 0) return entry;
      const { state: _state, note: _note, ...rest } = entry;
      return { ...rest, served: [part] };
    }),
  };
}
