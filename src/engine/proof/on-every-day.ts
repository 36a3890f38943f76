import type { World } from '../library/rules/world.ts';
import type { AppSpec, PageSpec } from '../spec/app-spec.ts';
import { sampleWorlds } from './sample-world.ts';

const known = new WeakMap<AppSpec, Map<string, readonly World[]>>();

/** What the app knows when a visitor of a page first opens it, on each day on which it may be tried. */
export function worldsOn({ roles }: PageSpec, spec: AppSpec): readonly World[] {
  // The sample accounts are listed from the last role to the first; signing in takes the first that is listed.
  const role = roles?.[0] ?? (spec.accounts === 'required' ? spec.roles.slice(0, 8).at(-1) : undefined);
  const before = known.get(spec) ?? new Map<string, readonly World[]>();
  known.set(spec, before);
  const worlds = before.get(role ?? '') ?? sampleWorlds(spec, role);
  before.set(role ?? '', worlds);
  return worlds;
}

/** What something comes to whatever day it is; undefined where that depends on the day. */
export function onEveryDay<T>(
  worlds: readonly World[],
  work: (world: World) => T | undefined,
): T | undefined {
  const results = worlds.map(work);
  const [first] = results;
  return results.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined;
}
