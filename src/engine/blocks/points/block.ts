import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const task = z.object({ title: z.string(), points: z.number() });
const props = z.object({ tasks: z.array(task), rewards: z.array(task) });

/** Points for check-ins and tasks, exchanged for rewards. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'points',
  title: 'Points and rewards',
  words: [
    'point system',
    'member point',
    'reward point',
    'point redemption',
    'redeem point',
    'earn point',
    'point task',
    'check-in system',
    'daily check-in',
    'loyalty',
    'loyalty program',
    'reward system',
    'collect point',
    'point exchange',
    'point reward',
    'point treasure hunt',
    'task reward',
    'use point',
  ],
  size: 'page',
  props,
  example: { tasks: [{ title: 'Invite a friend', points: 50 }], rewards: [{ title: 'Mug', points: 10 }] },
  fit: () => ({
    title: 'Points',
    props: {
      tasks: [
        { title: 'Complete your profile', points: 20 },
        { title: 'Invite a friend', points: 50 },
        { title: 'Write a review', points: 15 },
      ],
      rewards: [
        { title: 'Sticker set', points: 10 },
        { title: 'Free delivery', points: 60 },
        { title: 'Five off your next order', points: 100 },
      ],
    },
  }),
  emit: ({ tasks, rewards }, _section, { file }) => ({
    tag: file.use('Points', 'interaction/points.tsx'),
    props: { tasks, rewards },
  }),
  prove: ({ rewards }, _section, { page }) => [
    {
      name: 'Checking in gives points that buy a reward',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Check in' },
        { do: 'see', text: 'Checked in today' },
        { do: 'press', name: `Redeem ${rewards[0]?.title ?? ''}` },
        { do: 'see', text: `Redeemed: ${rewards[0]?.title ?? ''}` },
        { do: 'reload' },
        { do: 'see', text: 'Checked in today' },
      ],
    },
  ],
});
