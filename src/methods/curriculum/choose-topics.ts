import { fitOf } from './goals.ts';
import { inOrder, withNeeds } from './order-topics.ts';
import { finalMinutes, type LevelNow, minutesAWeek, type Wish } from './plan.ts';
import { mostReviews, reviewMinutes } from './reviews.ts';
import { subjectSlugOf, type Topic } from './topic.ts';

interface Choice {
  /** In the order in which they are to be learned. */
  readonly chosen: readonly Topic[];
  /** Everything that the wish is about, whether or not there is time for it. */
  readonly wanted: readonly Topic[];
}

/** Up to this level a topic counts as known. */
const knownUpTo: Readonly<Record<LevelNow, number>> = { new: 0, some: 1, solid: 2 };

/**
 * Which topics a wish is about, and which of them there is time for. Lower levels go first, within a level what serves the goal best,
 * and each comes with everything that it needs.
 */
export function chooseTopics(wish: Wish, topics: readonly Topic[]): Choice {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const isKnown = (id: string) => countsAsKnown(wish, byId.get(id));
  const asked = wish.targets.length > 0 ? wish.targets : topics.map(({ id }) => id);
  const ids = new Set(asked.flatMap((id) => withNeeds(id, byId, isKnown)));
  const wanted = inOrder(topics.filter(({ id }) => ids.has(id)));
  const place = new Map(wanted.map((topic, at) => [topic.id, at]));
  let room = minutesAWeek(wish) * wish.weeks - finalMinutes(wish);
  const chosen = new Set<string>();
  const byWorth = wanted.toSorted(
    (one, other) =>
      one.level - other.level ||
      fitOf(other, wish.goal) - fitOf(one, wish.goal) ||
      (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
  );
  for (const { id } of byWorth) {
    const missing = withNeeds(id, byId, (other) => isKnown(other) || chosen.has(other));
    const cost = missing.reduce((sum, one) => sum + costOf(byId.get(one), wish), 0);
    if (cost > room) continue;
    room -= cost;
    for (const one of missing) chosen.add(one);
  }
  return { wanted, chosen: wanted.filter(({ id }) => chosen.has(id)) };
}

/** Topics of other subjects and of lower levels, unless they are what was asked for. */
function countsAsKnown(wish: Wish, topic: Topic | undefined): boolean {
  if (topic === undefined) return true;
  if (wish.targets.includes(topic.id)) return false;
  return subjectSlugOf(topic.id) !== wish.subject || topic.level <= knownUpTo[wish.level];
}

function costOf(topic: Topic | undefined, { weeks }: Wish): number {
  return topic === undefined ? 0 : topic.minutes + mostReviews(weeks) * reviewMinutes;
}

/** What learning all of these would take, with its reviews and the final task. */
export function minutesNeeded(topics: readonly Pick<Topic, 'minutes'>[], wish: Wish): number {
  const reviews = mostReviews(wish.weeks) * reviewMinutes;
  return topics.reduce((sum, { minutes }) => sum + minutes + reviews, finalMinutes(wish));
}
