import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({
  chips: z.number().int().min(100).max(100000).optional(),
  seed: z.number().optional(),
});
type BlackjackProps = z.infer<typeof props>;

export const block = defineBlock<BlackjackProps>({
  id: 'blackjack',
  title: 'Blackjack',
  words: [
    'blackjack',
    'black jack',
    'blackjack game',
    'play blackjack',
    'twenty one',
    'twenty-one card game',
    '21 card game',
    'card game against dealer',
    'casino game',
    'casino card game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Blackjack', props: {} }),
  emit: emitGame('BlackjackGame', 'games/blackjack/blackjack-game.tsx', 'Blackjack'),
  prove({ chips = 1000, seed }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A bet is chosen and cards are dealt',
        steps: [
          open,
          { do: 'see', text: `Chips ${chips}` },
          { do: 'press', name: 'Bet 50' },
          { do: 'press', name: 'Deal' },
          { do: 'count', selector: '[data-card]', min: 3 },
          { do: 'see-not', text: 'Choose your bet and deal' },
          { do: 'see', text: 'Bet 50' },
        ],
      },
      ...(seed === 7
        ? [
            {
              name: 'Standing ends the hand, and the hands are counted',
              steps: [
                open,
                { do: 'press' as const, name: 'Deal' },
                { do: 'see' as const, text: 'Hit or stand' },
                { do: 'press' as const, name: 'Stand' },
                { do: 'see' as const, text: 'of 1' },
                { do: 'count' as const, selector: '[data-card]', min: 4 },
                { do: 'press' as const, name: 'New game' },
                { do: 'see' as const, text: `Chips ${chips}` },
              ],
            },
          ]
        : []),
    ];
  },
});
