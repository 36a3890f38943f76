import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { topicOf } from '../../fit/domain-words.ts';

const props = z.object({ text: z.string() });

/** A way to pass the app on. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'share',
  title: 'Share',
  words: [
    'social sharing',
    'social media sharing',
    'share on social media',
    'share to social media',
    'social media integration',
    'share link',
    'share website',
    'share page',
    'share app',
    'share with friend',
    'share to friend',
    'sharing function',
    'share function',
    'share button',
    'social share',
  ],
  size: 'part',
  props,
  example: { text: 'Have a look at this.' },
  fit: (need) => ({
    title: 'Share',
    props: { text: `I found this about ${topicOf(need, 'something you like')} and thought of you.` },
  }),
  emit: ({ text }, _section, { file }) => ({
    tag: file.use('SharePanel', 'interaction/share/share-panel.tsx'),
    props: { text },
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'The link is copied, and that is counted',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'What to say', value: 'You will like this.' },
        { do: 'press', name: 'Copy link' },
        { do: 'see', text: 'Shared 1 time' },
        { do: 'press', name: 'Copy text' },
        { do: 'reload' },
        { do: 'see', text: 'Shared 2 times' },
      ],
    },
  ],
});
