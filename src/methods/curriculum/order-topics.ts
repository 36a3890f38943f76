import type { Topic } from './topic.ts';

/** A topic as far as its place in an order goes. */
type Ordered = Pick<Topic, 'id' | 'needs'>;

/**
 * Every topic after what it needs, otherwise as they were given: what somebody needs comes just before it is needed (a search in
 * depth; Cormen and others, Introduction to Algorithms, topological sort). Topics in a circle are left out; needs that are not
 * given count as met.
 */
export function inOrder<One extends Ordered>(topics: readonly One[]): One[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const ordered: One[] = [];
  const state = new Map<string, 'open' | 'placed' | 'circular'>();
  function place(topic: One): boolean {
    const known = state.get(topic.id);
    if (known !== undefined) return known === 'placed';
    state.set(topic.id, 'open');
    const isFree = topic.needs
      .flatMap((id) => byId.get(id) ?? [])
      .map(place)
      .every((placed) => placed);
    state.set(topic.id, isFree ? 'placed' : 'circular');
    if (isFree) ordered.push(topic);
    return isFree;
  }
  for (const topic of topics) place(topic);
  return ordered;
}

/** A topic with everything that it needs, directly or not, among those that are given; without what is known already. */
export function withNeeds(
  id: string,
  byId: ReadonlyMap<string, Ordered>,
  isKnown: (id: string) => boolean,
): string[] {
  const found = new Set<string>();
  const waiting = [id];
  while (waiting.length > 0) {
    const next = waiting.pop() ?? '';
    if (found.has(next) || isKnown(next) || !byId.has(next)) continue;
    found.add(next);
    waiting.push(...(byId.get(next)?.needs ?? []));
  }
  return [...found];
}

/** How many steps lie before a topic: 0 where it needs none of the others. */
export function depthsOf(topics: readonly Ordered[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { id, needs } of inOrder(topics))
    depths.set(id, Math.max(-1, ...needs.map((need) => depths.get(need) ?? -1)) + 1);
  return depths;
}
