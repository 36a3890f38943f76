import { specVersion } from './app-spec.ts';

/** Brings a spec of one version to the next. It works on a value that nobody else holds. */
export type SpecStep = (spec: Record<string, unknown>) => Record<string, unknown>;

/** By the version that a step starts from. The first shape is the current one: there is no step yet. */
export const specSteps: ReadonlyMap<number, SpecStep> = new Map();

/**
 * A spec that was kept by an older version of the product, in today's shape. Undefined when its version is unknown,
 * such as that of a newer product: nobody guesses what it means.
 */
export function bringForward(
  value: unknown,
  steps: ReadonlyMap<number, SpecStep> = specSteps,
  to: number = specVersion,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  let spec = structuredClone(value) as Record<string, unknown>;
  while (spec['version'] !== to) {
    const step = typeof spec['version'] === 'number' ? steps.get(spec['version']) : undefined;
    if (step === undefined) return undefined;
    const next = Number(spec['version']) + 1;
    spec = { ...step(spec), version: next };
  }
  return spec;
}
