import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type SimonProps = z.infer<typeof props>;

export const block = defineBlock<SimonProps>({
  id: 'simon',
  title: 'Simon',
  words: [
    'simon game',
    'simon say',
    'simon says',
    'repeat the sequence',
    'repeat sequence',
    'sequence memory game',
    'color sequence',
    'colour sequence',
    'pattern memory game',
    'sound memory game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Simon', props: {} }),
  emit: emitGame('SimonGame', 'games/simon/simon-game.tsx', 'Simon'),
  prove: (_props, _section, { page }) => [
    {
      name: 'The sequence is shown, and presses are judged',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Start' },
        { do: 'see', text: 'Round 1' },
        { do: 'see', text: 'Your turn: 1 to press' },
        { do: 'press-at', selector: '[data-pad="0"]' },
        { do: 'wait', ms: 700 },
        { do: 'see-not', text: 'Your turn: 1 to press' },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Round 1' },
      ],
    },
  ],
});
