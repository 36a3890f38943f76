import type { BlockNeed } from '../../block.ts';
import { sampleNames, titlesOf, topicOf } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';
import type { EntitySpec, SampleValue } from '../../spec/app-spec.ts';

const usual = ['General', 'Questions', 'Experiences', 'Events'];

/** The areas of the forum: those that were named, else the usual ones. */
export function categoriesFor({ details }: BlockNeed): string[] {
  const named = details.filter((detail) => detail.length < 28 && detail.split(' ').length < 4).map(capital);
  return named.length > 1 ? [...new Set(named)].slice(0, 8) : usual;
}

interface SampleTopic {
  readonly title: string;
  readonly body: string;
  readonly replies: readonly string[];
}

function sampleTopics(need: BlockNeed): SampleTopic[] {
  const topic = topicOf(need);
  const [thing] = titlesOf(need.entity ?? need.entities[0], 1);
  return [
    {
      title: 'Welcome: introduce yourself',
      body: `Tell us who you are and what brought you to ${topic}. New here? This is the place to start.`,
      replies: [
        'Hello from the coast. I have been reading along for a while and finally joined.',
        'Good to meet you all. I am here to learn.',
      ],
    },
    {
      title: `How did you get started with ${topic}?`,
      body: 'I would like to hear what your first weeks looked like, and what you would do differently today.',
      replies: [
        'Small steps. I set aside an hour every week and kept notes.',
        'A friend showed me. Ask people, most are glad to help.',
        'I started too big. Begin with one thing and finish it.',
      ],
    },
    thing === undefined
      ? {
          title: `Your best advice about ${topic}`,
          body: 'One piece of advice each. Mine: write things down the same day.',
          replies: ['Do not compare yourself with others.'],
        }
      : {
          title: `What do you think of ${thing}?`,
          body: `I am looking at ${thing} and would be glad about honest opinions before I decide.`,
          replies: ['I was happy with it.'],
        },
    {
      title: 'Meeting next month: who joins?',
      body: 'We plan to meet on the first Saturday. Write here if you come, so that we can find a room.',
      replies: [],
    },
  ];
}

/** What people talk about in an app of this kind, as records. */
export function forumEntities(need: BlockNeed): [topics: EntitySpec, replies: EntitySpec] {
  const categories = categoriesFor(need);
  const topics = sampleTopics(need);
  const nameAt = (index: number) => sampleNames[index % sampleNames.length] ?? 'Nora Fields';
  const replies = topics.flatMap(({ replies: said }, topic) =>
    said.map(
      (text, index): Record<string, SampleValue> => ({
        text,
        topic: `forumTopics-${topic + 1}`,
        author: nameAt(topic + index + 1),
        likes: (topic + index) % 3,
        parent: '',
      }),
    ),
  );
  return [
    {
      name: 'forumTopics',
      one: 'Topic',
      many: 'Topics',
      title: 'title',
      fields: [
        { name: 'title', label: 'Title', kind: 'text', required: true },
        {
          name: 'category',
          label: 'Category',
          kind: 'choice',
          required: true,
          options: categories,
          ...(categories[0] === undefined ? {} : { start: categories[0] }),
        },
        { name: 'body', label: 'Text', kind: 'long-text', required: true },
        { name: 'author', label: 'Author', kind: 'text', automatic: true },
        { name: 'likes', label: 'Likes', kind: 'number', automatic: true, start: 0 },
      ],
      samples: topics.map(({ title, body }, index) => ({
        title,
        category: categories[index % categories.length] ?? 'General',
        body,
        author: nameAt(index),
        likes: [4, 7, 2, 1][index] ?? 0,
      })),
    },
    {
      name: 'forumReplies',
      one: 'Reply',
      many: 'Replies',
      title: 'text',
      fields: [
        { name: 'text', label: 'Text', kind: 'long-text', required: true },
        { name: 'topic', label: 'Topic', kind: 'reference', to: 'forumTopics', automatic: true },
        { name: 'author', label: 'Author', kind: 'text', automatic: true },
        { name: 'likes', label: 'Likes', kind: 'number', automatic: true, start: 0 },
        { name: 'parent', label: 'Answer to', kind: 'text', automatic: true },
      ],
      samples: replies,
    },
  ];
}
