import { blocksById, planFromReading } from '../../engine/generate.ts';
import { correctReading } from '../../engine/reader/correct-reading.ts';
import type { Span } from '../../engine/reader/reading.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { blockFaults } from '../../engine/spec/block-faults.ts';
import { parseSpec } from '../../engine/spec/check-spec.ts';
import { keepChanges } from './keep-changes.server.ts';

export interface PlannedAgain {
  readonly spec: AppSpec;
  /** What was changed in the plan since it was read fits into the new one. */
  readonly keepsChanges: boolean;
}

/**
 * The plan of a corrected reading, with what was changed since by sentence or by hand where that still fits. Undefined
 * where nothing is left that an app could be planned from.
 */
export function planAgain(spec: AppSpec, spans: readonly Span[]): PlannedAgain | undefined {
  if (spec.reading === undefined) return undefined;
  const over = spec.met === undefined ? {} : { met: spec.met };
  const planned = planFromReading(correctReading(spec.reading, spans), over);
  if (planned.reading === undefined) return undefined;
  const { trace, notes, reading } = planned;
  const base = planFromReading(spec.reading, over);
  const merged = keepChanges(plain(base), plain(spec), plain(planned));
  const parsed = parseSpec({ ...(merged as AppSpec), trace, notes, reading });
  if (parsed.ok && blockFaults(parsed.spec, blocksById).length === 0)
    return { spec: parsed.spec, keepsChanges: true };
  return { spec: { ...planned, name: spec.name, theme: spec.theme }, keepsChanges: false };
}

/** As the database gives it back: members without a value are not there. */
function plain(spec: AppSpec): unknown {
  return JSON.parse(JSON.stringify(spec));
}
