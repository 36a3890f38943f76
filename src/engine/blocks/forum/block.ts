import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { hasRoomFor } from '../../fit/domain-words.ts';
import { unusualTitle } from '../../proof/fill-form.ts';
import { forumEntities } from './forum-samples.ts';

const props = z.object({ topics: z.string(), replies: z.string() });

/** A place to discuss: topics with replies, answers and likes. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'forum',
  title: 'Forum',
  words: [
    'forum',
    'community forum',
    'discussion forum',
    'forum discussion',
    'forum thread',
    'interactive forum',
    'online forum',
    'discussion board',
    'discussion area',
    'discussion group',
    'discussion thread',
    'community discussion',
    'community interaction',
    'online discussion',
    'bulletin board',
    'nested reply',
    'nested comment',
    'post topic',
    'start discussion',
    'participate in discussion',
    'join discussion',
    'topic discussion',
    'online community',
    'community board',
  ],
  size: 'page',
  props,
  example: { topics: 'forumTopics', replies: 'forumReplies' },
  fit(need) {
    if (!hasRoomFor(need, 2)) return undefined;
    return {
      title: 'Forum',
      props: { topics: 'forumTopics', replies: 'forumReplies' },
      entities: forumEntities(need),
    };
  },
  emit: ({ topics, replies }, _section, { file, ...context }) => ({
    tag: file.use('Forum', 'interaction/forum/forum.tsx'),
    props: { topics: new Code(context.entity(topics)), replies: new Code(context.entity(replies)) },
  }),
  prove({ topics }, _section, { spec, page }) {
    const sample = spec.entities.find(({ name }) => name === topics)?.samples[1];
    const title = typeof sample?.title === 'string' ? sample.title : '';
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A topic is opened, replied to and liked, and the reply stays',
        steps: [
          open,
          { do: 'press', name: title },
          { do: 'fill', label: 'Your reply', value: 'I keep a small notebook for it.' },
          { do: 'press', name: 'Post reply' },
          { do: 'see', text: 'I keep a small notebook for it.' },
          { do: 'press', name: `Like ${title}` },
          { do: 'see', text: 'Liked' },
          { do: 'reload' },
          { do: 'press', name: title },
          { do: 'see', text: 'I keep a small notebook for it.' },
        ],
      },
      {
        name: 'A new topic is posted and found by searching',
        steps: [
          open,
          { do: 'press', name: 'New topic' },
          { do: 'fill', label: 'Title', value: unusualTitle },
          { do: 'fill', label: 'Text', value: 'Has anybody seen this before?' },
          { do: 'press', name: 'Post topic' },
          { do: 'press', name: 'All topics' },
          { do: 'fill', label: 'Search topics', value: unusualTitle },
          { do: 'count', selector: '[data-topic]', min: 1, max: 1 },
          { do: 'fill', label: 'Search topics', value: '' },
          { do: 'fill', label: 'Sort by', value: 'Most replies' },
          { do: 'count', selector: '[data-topic]', min: 2 },
        ],
      },
    ];
  },
});
