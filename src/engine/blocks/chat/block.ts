import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const props = z.object({ rooms: z.array(z.string()).min(1) });

/** Messages between the visitor and the sample people of the app. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'chat',
  title: 'Chat',
  words: [
    'chat',
    'live chat',
    'online chat',
    'private message',
    'instant message',
    'messaging',
    'message function',
    'chat room',
    'online communication',
    'communicate with',
    'customer service',
    'online consultation',
    'group chat',
    'send message',
    'real-time chat',
    'video call',
    'online customer service',
    'contact customer service',
    'direct message',
  ],
  size: 'page',
  shares: [{ name: 'chat-messages', label: 'Messages' }],
  props,
  example: { rooms: ['Support', 'Nora Fields'] },
  fit({ entity, details }) {
    const named = details.filter((detail) => detail.length < 30).slice(0, 5);
    const people =
      entity?.samples.flatMap((sample) =>
        typeof sample.name === 'string' &&
        entity.fields.some(({ kind }) => kind === 'email' || kind === 'phone')
          ? [sample.name]
          : [],
      ) ?? [];
    return {
      title: 'Messages',
      props: {
        rooms:
          named.length > 1
            ? named.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
            : [
                'Customer service',
                ...(people.length > 0 ? people.slice(0, 3) : ['Nora Fields', 'Felix Brandt', 'Iris Tanaka']),
              ],
      },
    };
  },
  emit: ({ rooms }, _section, { file }) => ({
    tag: file.use('Chat', 'interaction/chat.tsx'),
    props: { rooms },
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'A message is sent, answered and kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'Message', value: 'Is the blue one still there?' },
        { do: 'press', name: 'Send' },
        { do: 'see', text: 'Is the blue one still there?' },
        { do: 'see', text: 'automatic reply' },
        { do: 'reload' },
        { do: 'see', text: 'Is the blue one still there?' },
      ],
    },
  ],
});
