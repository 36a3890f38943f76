import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn } from '../../fit/game-fit.ts';

const props = z.object({ names: z.array(z.string()).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'habit-tracker',
  title: 'Habit tracker',
  words: [
    'habit tracker',
    'habit tracking',
    'track habit',
    'daily habit',
    'habit app',
    'build habit',
    'streak',
    'habit streak',
    'streak tracker',
    'daily streak',
    'track streak',
    'routine tracker',
    'daily routine tracker',
    'habit calendar',
    'goal streak',
    'mark habit',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const names = namesIn(need).slice(0, 8);
    return { title: 'Habit tracker', props: names.length > 0 ? { names } : {} };
  },
  emit: emitGame('HabitTracker', 'tools/habits/habit-tracker.tsx', 'Habit tracker'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A habit is added, marked for today, counted and kept',
        steps: [
          open,
          { do: 'press', name: 'Add habit' },
          { do: 'see', text: 'Enter a name' },
          { do: 'fill', label: 'New habit', value: 'Feed the gulls' },
          { do: 'press', name: 'Add habit' },
          { do: 'press-at', selector: 'button[data-today="true"][aria-label^="Feed the gulls"]' },
          {
            do: 'count',
            selector: 'button[aria-label^="Feed the gulls"][aria-pressed="true"]',
            min: 1,
            max: 1,
          },
          { do: 'reload' },
          {
            do: 'count',
            selector: 'button[aria-label^="Feed the gulls"][aria-pressed="true"]',
            min: 1,
            max: 1,
          },
          { do: 'see', text: '1 day' },
          { do: 'press', name: 'Remove Feed the gulls' },
          { do: 'count', selector: 'button[aria-label^="Feed the gulls"]', max: 0 },
        ],
      },
    ];
  },
});
