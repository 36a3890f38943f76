import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type WhackProps = z.infer<typeof props>;

export const block = defineBlock<WhackProps>({
  id: 'whack',
  title: 'Whack a mole',
  words: [
    'whack a mole',
    'whack-a-mole',
    'whack mole',
    'hit the mole',
    'hit mole',
    'mole game',
    'reaction game',
    'reflex game',
    'click target game',
    'aim trainer',
    'whac-a-mole',
  ],
  size: 'app',
  shares: [bestResults('whack')],
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Whack a mole', props: {} }),
  emit: emitGame('WhackGame', 'games/whack/whack-game.tsx', 'Whack a mole'),
  prove: (_props, _section, { page }) => [
    {
      name: 'The game starts when asked, a hole can be hit, and it pauses',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: 'Press Start to play' },
        { do: 'press', name: 'Start' },
        { do: 'see', text: 'Hit the mole' },
        { do: 'remember', selector: 'dl' },
        { do: 'press-at', selector: '[data-square="0"]' },
        { do: 'changed', selector: 'dl' },
        { do: 'press', name: 'Pause' },
        { do: 'see', text: 'Paused' },
        { do: 'press', name: 'Resume' },
        { do: 'see', text: 'Hit the mole' },
      ],
    },
  ],
});
