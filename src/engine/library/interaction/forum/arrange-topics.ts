import type { AppRecord } from '../../store/collection.ts';

export const sortings = ['Newest', 'Most replies', 'Most liked'] as const;
export type Sorting = (typeof sortings)[number];

export interface TopicQuery {
  readonly text: string;
  /** Empty for all of them. */
  readonly category: string;
  readonly sorting: Sorting;
}

export function repliesTo(topic: AppRecord, replies: readonly AppRecord[]): readonly AppRecord[] {
  return replies.filter((reply) => reply.topic === topic.id).toSorted(byTime);
}

function byTime(a: AppRecord, b: AppRecord): number {
  return a.createdAt.localeCompare(b.createdAt);
}

/** The topics that a reader looks for, in the chosen order. */
export function arrangeTopics(
  topics: readonly AppRecord[],
  replies: readonly AppRecord[],
  { text, category, sorting }: TopicQuery,
): readonly AppRecord[] {
  const wanted = text.trim().toLowerCase();
  const counts = new Map(topics.map((topic) => [topic.id, repliesTo(topic, replies).length]));
  const found = topics.filter(
    (topic) =>
      (category === '' || topic.category === category) &&
      `${String(topic.title ?? '')} ${String(topic.body ?? '')}`.toLowerCase().includes(wanted),
  );
  const rank: Record<Sorting, (topic: AppRecord) => number> = {
    Newest: () => 0,
    'Most replies': (topic) => counts.get(topic.id) ?? 0,
    'Most liked': (topic) => Number(topic.likes ?? 0),
  };
  return found.toSorted((a, b) => rank[sorting](b) - rank[sorting](a) || byTime(b, a));
}

export interface Thread {
  readonly reply: AppRecord;
  readonly answers: readonly AppRecord[];
}

/** Replies to the topic, each with the answers to it. */
export function threadsOf(replies: readonly AppRecord[]): readonly Thread[] {
  const known = new Set(replies.map(({ id }) => id));
  const isAnswer = ({ parent }: AppRecord) => typeof parent === 'string' && known.has(parent);
  return replies
    .filter((reply) => !isAnswer(reply))
    .map((reply) => ({ reply, answers: replies.filter(({ parent }) => parent === reply.id) }));
}
