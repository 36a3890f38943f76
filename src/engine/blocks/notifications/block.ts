import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { inText } from '../../library/words/in-text.ts';

const props = z.object({ samples: z.array(z.string()) });

/** What happened: new and read, with a switch. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'notifications',
  title: 'Notifications',
  words: [
    'notification',
    'receive notification',
    'push notification',
    'message notification',
    'system notification',
    'reminder',
    'receive reminder',
    'alert',
    'receive alert',
    'message reminder',
    'send notification',
    'notification system',
    'email notification',
    'sms notification',
    'message push',
  ],
  size: 'page',
  props,
  example: { samples: ['Your order has been shipped.', 'Reminder: meeting tomorrow at nine.', 'Welcome.'] },
  fit({ entity, entities }) {
    const about = inText((entity ?? entities[0])?.one ?? 'Entry');
    return {
      title: 'Notifications',
      props: {
        samples: [
          `There is news about your ${about}.`,
          `Reminder: one ${about} is due tomorrow.`,
          `A new ${about} has been added.`,
          'Your profile is complete.',
          'Welcome. This is where you see what happens.',
        ],
      },
    };
  },
  emit: ({ samples }, _section, { file }) => ({
    tag: file.use('Notifications', 'interaction/notifications.tsx'),
    props: { samples },
  }),
  prove: ({ samples }, _section, { page }) => [
    {
      name: 'New notifications are marked as read, and stay so',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: samples[0] ?? 'Notifications' },
        { do: 'press', name: 'Mark all as read' },
        { do: 'see', text: 'Notifications (0 new)' },
        { do: 'reload' },
        { do: 'see', text: 'Notifications (0 new)' },
      ],
    },
  ],
});
