import type { Topic } from '../../methods/curriculum/topic.ts';
import type { Need, SubjectText } from './subject.ts';

export interface FiledSubject extends SubjectText {
  /** The name of its file. */
  readonly slug: string;
}

interface TopicGraph {
  readonly topics: readonly Topic[];
  /** Needs that lead nowhere, as sentences. */
  readonly faults: readonly string[];
}

/** The topics of several subjects with their prerequisites by id. */
export function topicGraph(subjects: readonly FiledSubject[]): TopicGraph {
  const ids = new Map<string, string>();
  for (const { slug, title, topics } of subjects)
    for (const topic of topics) ids.set(nameOf(title, topic.title), `${slug}/${topic.slug}`);
  const faults: string[] = [];
  const topics = subjects.flatMap((subject) =>
    subject.topics.map(({ slug, hours, needs, ...topic }): Topic => {
      const idOf = (need: Need) => {
        const id = ids.get(nameOf(need.subject ?? subject.title, need.topic));
        if (id === undefined) {
          const wanted = need.subject === undefined ? need.topic : `${need.subject}: ${need.topic}`;
          faults.push(`${subject.title}: “${topic.title}” needs “${wanted}”, which is not there.`);
        }
        return id;
      };
      return {
        ...topic,
        id: `${subject.slug}/${slug}`,
        subject: subject.title,
        minutes: Math.round(hours * 60),
        needs: needs.map(idOf).filter((id) => id !== undefined),
      };
    }),
  );
  return { topics, faults };
}

function nameOf(subject: string, topic: string): string {
  return `${subject}: ${topic}`.toLowerCase();
}
