import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ texts: z.array(z.string().min(10)).min(1).optional(), seed: z.number().optional() });
type TypingRaceProps = z.infer<typeof props>;

export const block = defineBlock<TypingRaceProps>({
  id: 'typing-race',
  title: 'Typing race',
  words: [
    'typing race',
    'typing game',
    'typing test',
    'typing speed',
    'typing speed test',
    'typing practice',
    'practice typing',
    'word per minute',
    'typing tutor',
    'type fast',
    'typing competition',
    'keyboard practice',
  ],
  size: 'app',
  shares: [bestResults('typing-race')],
  props,
  example: { texts: ['Small steps every day lead far.'], seed: 7 },
  fit: () => ({ title: 'Typing race', props: {} }),
  emit: emitGame('TypingRaceGame', 'games/typing-race/typing-race-game.tsx', 'Typing race'),
  prove({ texts }, _section, { page }) {
    const [text] = texts ?? [];
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A wrong letter is not taken and counts as a mistake',
        steps: [
          open,
          { do: 'see', text: 'The race starts with your first letter' },
          { do: 'fill', label: 'Type here', value: '§' },
          { do: 'see', text: 'Mistakes 1' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Mistakes 0' },
        ],
      },
      ...(text === undefined || texts?.length !== 1
        ? []
        : [
            {
              name: 'The typed text ends the race with speed and accuracy',
              steps: [
                open,
                { do: 'fill' as const, label: 'Type here', value: text.slice(0, 8) },
                { do: 'wait' as const, ms: 400 },
                { do: 'fill' as const, label: 'Type here', value: text },
                { do: 'see' as const, text: 'words per minute, 100% accurate' },
              ],
            },
          ]),
    ];
  },
});
