import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn, saidIn } from '../../fit/game-fit.ts';

const props = z.object({
  chips: z.number().int().min(100).max(100000).optional(),
  bots: z.array(z.string()).min(1).max(5).optional(),
  seed: z.number().optional(),
});
type HoldemProps = z.infer<typeof props>;

export const block = defineBlock<HoldemProps>({
  id: 'holdem',
  title: 'Texas hold’em',
  words: [
    'poker',
    'poker game',
    'texas holdem',
    "texas hold'em",
    'texas hold em',
    'holdem',
    "hold'em",
    'play poker',
    'poker table',
    'poker hand',
    'online poker',
    'poker room',
    'card game with betting',
    'poker bot',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const bots = /\b(bots?|opponents?|players?)\b/.test(saidIn(need)) ? namesIn(need, 2, 12).slice(0, 3) : [];
    return { title: 'Texas hold’em', props: bots.length === 3 ? { bots } : {} };
  },
  emit: emitGame('HoldemGame', 'games/holdem/holdem-game.tsx', 'Texas hold’em'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A hand is dealt, blinds are posted and the others play when you fold',
        steps: [
          open,
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'posts 10' },
          { do: 'count', selector: '[aria-label="Your cards"] [data-card]', min: 2, max: 2 },
          { do: 'wait', ms: 1500 },
          { do: 'press', name: 'Fold' },
          { do: 'see', text: 'You fold' },
          { do: 'see', text: '(folded)' },
        ],
      },
      {
        name: 'All in decides the hand',
        steps: [
          open,
          { do: 'press', name: 'Start' },
          { do: 'wait', ms: 1500 },
          { do: 'press', name: 'All in' },
          { do: 'see', text: 'You go all in' },
          { do: 'wait', ms: 1800 },
          { do: 'see', text: 'of 1' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'posts 10' },
        ],
      },
    ];
  },
});
