import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { peopleIn, topicOf } from '../../fit/domain-words.ts';

const sample = z.object({ by: z.string(), text: z.string(), stars: z.number().min(1).max(5) });
const props = z.object({ about: z.string(), entity: z.string().optional(), samples: z.array(sample) });

/** Comments and stars on the things of the app. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'comments',
  title: 'Comments with stars',
  words: [
    'comment section',
    'comment area',
    'comment function',
    'comment system',
    'commenting feature',
    'comment and rating',
    'rating and comment',
    'rating and review',
    'review and rating',
    'star rating',
    'message board',
    'guestbook',
    'guest book',
    'leave message',
    'leave comment',
    'product review section',
    'review section',
    'comment page',
  ],
  size: 'page',
  shares: [{ name: 'comment-list', label: 'Comments' }],
  props,
  example: {
    about: 'this place',
    samples: [
      { by: 'Nora Fields', text: 'Friendly people, and everything was ready.', stars: 5 },
      { by: 'Felix Brandt', text: 'Good, but a little far away.', stars: 4 },
    ],
  },
  fit(need) {
    const [first = '', second = '', third = ''] = peopleIn(need, 3);
    const topic = topicOf(need, 'this app');
    const board = /message board|guest ?book|leave messages?/i.test(need.text);
    const entity = board
      ? undefined
      : [need.entity, ...need.entities].find((one) => (one?.samples.length ?? 0) > 1);
    return {
      title: board ? 'Message board' : /review/i.test(need.text) ? 'Reviews' : 'Comments',
      props: {
        about: topic,
        ...(entity === undefined ? {} : { entity: entity.name }),
        samples: [
          { by: first, text: 'Exactly what I was looking for. I will come back.', stars: 5 },
          { by: second, text: 'Good overall. A few more details would help.', stars: 4 },
          { by: third, text: 'It took a while, but then it was fine.', stars: 3 },
        ],
      },
    };
  },
  emit: ({ about, entity, samples }, _section, { file, ...context }) => ({
    tag: file.use('Comments', 'interaction/comments/comments.tsx'),
    props: { about, entity: entity === undefined ? undefined : new Code(context.entity(entity)), samples },
  }),
  prove({ samples }, _section, { page }) {
    const count = samples.length + 1;
    const sum = samples.reduce((total, { stars }) => total + stars, 2);
    return [
      {
        name: 'A comment with stars counts, can be changed and deleted',
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label: 'Your rating', value: '2 stars' },
          { do: 'fill', label: 'Your comment', value: 'Too loud for me.' },
          { do: 'press', name: 'Post comment' },
          { do: 'see', text: `Average ${(sum / count).toFixed(1)} of 5` },
          { do: 'reload' },
          { do: 'press', name: 'Edit comment' },
          { do: 'fill', label: 'Your comment', value: 'Quieter in the afternoon.' },
          { do: 'press', name: 'Save comment' },
          { do: 'see', text: 'Quieter in the afternoon.' },
          { do: 'press', name: 'Delete comment' },
          { do: 'see-not', text: 'Quieter in the afternoon.' },
        ],
      },
    ];
  },
});
