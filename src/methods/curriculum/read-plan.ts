import type { Plan } from './plan.ts';
import { noProgress, type PlanProgress } from './progress.ts';

/** A kept plan, when it has the parts of one. It was made by this product; one of a later version may be of another form. */
export function readPlan(kept: unknown): Plan | undefined {
  if (!isRecord(kept)) return undefined;
  const { wish, start, topics, lessons, known, later } = kept;
  const isWhole =
    isRecord(wish) &&
    typeof start === 'string' &&
    typeof wish['weeks'] === 'number' &&
    typeof wish['hours'] === 'number' &&
    [topics, lessons, known, later].every((list) => Array.isArray(list) && list.every(hasId)) &&
    (topics as unknown[]).every(
      (topic) =>
        isRecord(topic) && ['needs', 'outcomes', 'checks'].every((name) => Array.isArray(topic[name])),
    );
  return isWhole ? (kept as unknown as Plan) : undefined;
}

/** What is kept of the progress; parts that are missing or unreadable are empty. */
export function readProgress(kept: unknown): PlanProgress {
  if (!isRecord(kept)) return noProgress;
  const part = (name: string) => (isRecord(kept[name]) ? kept[name] : {});
  return {
    done: part('done'),
    checks: part('checks'),
    notes: part('notes'),
  } as unknown as PlanProgress;
}

function hasId(value: unknown): boolean {
  return isRecord(value) && typeof value['id'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
