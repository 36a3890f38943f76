import { chooseTopics } from './choose-topics.ts';
import { layOut } from './lay-out.ts';
import { type NamedTopic, named, type Plan, type Wish } from './plan.ts';
import type { Topic } from './topic.ts';

/**
 * A plan by backward design (Wiggins and McTighe, Understanding by Design): the goal says which outcomes count, outcomes and checks
 * say which topics serve it, and only then are lessons put into weeks. The same wish gives the same plan.
 */
export function makePlan(wish: Wish, topics: readonly Topic[], start: string): Plan {
  const { chosen, wanted } = chooseTopics(wish, topics);
  const portions = chosen.map(({ id, minutes }) => ({ topic: id, minutes }));
  const { lessons, unplaced } = layOut(portions, wish);
  const placed = chosen.filter(({ id }) => !unplaced.includes(id));
  const taught = new Set(placed.map(({ id }) => id));
  return {
    wish,
    start,
    topics: placed,
    lessons,
    known: knownOf(placed, topics),
    later: wanted.filter(({ id }) => !taught.has(id)).map(named),
  };
}

/** What the topics need directly and none of them is. */
export function knownOf(taught: readonly Topic[], topics: readonly Topic[]): NamedTopic[] {
  const own = new Set(taught.map(({ id }) => id));
  const needed = new Set(taught.flatMap(({ needs }) => needs).filter((id) => !own.has(id)));
  return topics.filter(({ id }) => needed.has(id)).map(named);
}
