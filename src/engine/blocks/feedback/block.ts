import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn, topicOf } from '../../fit/domain-words.ts';
import { namesIn } from '../../fit/game-fit.ts';

const sample = z.object({
  stars: z.number().min(1).max(5),
  category: z.string(),
  text: z.string(),
  by: z.string(),
});
const props = z.object({ categories: z.array(z.string()).min(1), samples: z.array(sample) });

/** Stars and words about the app or what it is about. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'feedback',
  title: 'Feedback',
  words: [
    'user feedback',
    'customer feedback',
    'give feedback',
    'provide feedback',
    'submit feedback',
    'collect feedback',
    'collect user feedback',
    'feedback form',
    'feedback page',
    'feedback function',
    'feedback system',
    'leave feedback',
    'feedback and suggestion',
    'suggestion box',
    'feedback mechanism',
    'opinion feedback',
    'rating and feedback',
    'feedback and rating',
    'handle user feedback',
  ],
  size: 'page',
  props,
  example: {
    categories: ['Service', 'Website'],
    samples: [{ stars: 4, category: 'Service', text: 'Quick and friendly.', by: 'Nora Fields' }],
  },
  fit(need) {
    const named = namesIn(need, 2, 28);
    const categories = named.length > 1 ? named : ['Service', 'Quality', 'Website', 'Ideas'];
    const topic = topicOf(need);
    const [first = '', second = '', third = ''] = peopleIn(need, 3);
    const at = (index: number) => categories[index % categories.length] ?? 'Service';
    return {
      title: 'Feedback',
      props: {
        categories,
        samples: [
          { stars: 5, category: at(0), text: `The best I have seen for ${topic} so far.`, by: first },
          { stars: 3, category: at(1), text: 'Good idea. I would like more to choose from.', by: second },
          { stars: 4, category: at(2), text: 'Easy to find my way around.', by: third },
        ],
      },
    };
  },
  emit: ({ categories, samples }, _section, { file }) => ({
    tag: file.use('Feedback', 'interaction/feedback/feedback.tsx'),
    props: { categories, samples },
  }),
  prove({ samples }, _section, { page }) {
    const sum = samples.reduce((total, { stars }) => total + stars, 1);
    return [
      {
        name: 'Feedback is thanked for, listed and counted in the average',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: 'Send feedback' },
          { do: 'see', text: 'Choose a number of stars.' },
          { do: 'fill', label: 'Your rating', value: '1 star' },
          { do: 'fill', label: 'Your feedback', value: 'The door was locked.' },
          { do: 'press', name: 'Send feedback' },
          { do: 'see', text: 'Thank you for your feedback' },
          { do: 'reload' },
          { do: 'see', text: 'The door was locked.' },
          { do: 'see', text: `Average ${(sum / (samples.length + 1)).toFixed(1)} of 5` },
        ],
      },
    ];
  },
});
