import { subjects } from '../../../catalog/subjects.gen.ts';
import type { SubjectText } from '../../../catalog/topics/subject.ts';
import { type FiledSubject, topicGraph } from '../../../catalog/topics/topic-graph.ts';
import type { Topic } from '../../../methods/curriculum/topic.ts';
import { loadOnce } from '../../lib/load-once.ts';

/** One chunk for each subject. */
const loaders = import.meta.glob<SubjectText>('/content/topics/*.md', { query: '?parsed', import: 'parsed' });

/** The topics of a subject and of all that it builds on, its own first. */
export const loadTopics = loadOnce(async (slug: string): Promise<readonly Topic[]> => {
  const filed = await Promise.all(
    withGround(slug).map(async (one): Promise<FiledSubject[]> => {
      const subject = await loaders[`/content/topics/${one}.md`]?.();
      return subject === undefined ? [] : [{ slug: one, ...subject }];
    }),
  );
  return topicGraph(filed.flat()).topics;
});

function withGround(slug: string): string[] {
  const found = new Set<string>();
  const waiting = [slug];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const facts = subjects.find((one) => one.slug === next);
    if (facts === undefined || found.has(next)) continue;
    found.add(next);
    waiting.push(...facts.builds.flatMap((title) => subjects.find((one) => one.title === title)?.slug ?? []));
  }
  return [...found];
}
