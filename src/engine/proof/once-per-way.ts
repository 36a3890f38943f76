import type { ProofCase, ProofStep } from './proof-step.ts';

/**
 * A smaller window changes how parts are laid out, not what they do. Of the cases that use parts of a kind in the same
 * way, the one with the most steps is tried in every size, and the others in the first one.
 */
export function oncePerWay<T extends ProofCase & { readonly block: string }>(cases: readonly T[]): T[] {
  const longest = new Map<string, T>();
  for (const one of cases) {
    const way = wayOf(one);
    if (one.once !== true && one.steps.length > (longest.get(way)?.steps.length ?? 0)) longest.set(way, one);
  }
  const everywhere = new Set(longest.values());
  return cases.map((one) => (everywhere.has(one) ? one : { ...one, once: true }));
}

/** What is done one after the other, whatever it is done to and however often. */
function wayOf({ block, steps }: ProofCase & { readonly block: string }): string {
  const reload = steps.findIndex((step) => step.do === 'reload');
  const done = (reload < 0 ? steps : steps.slice(0, reload)).map(kindOf);
  return [block, ...done.filter((kind, place) => kind !== done[place - 1])].join(' ');
}

function kindOf(step: ProofStep): string {
  switch (step.do) {
    case 'open':
    case 'press':
    case 'press-at':
    case 'fill':
    case 'key':
      return step.do;
    default:
      return 'look';
  }
}
