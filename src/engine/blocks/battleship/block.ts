import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type BattleshipProps = z.infer<typeof props>;

export const block = defineBlock<BattleshipProps>({
  id: 'battleship',
  title: 'Battleship',
  words: [
    'battleship',
    'battleship game',
    'battleships',
    'sea battle',
    'naval battle',
    'sink ship',
    'sink the ship',
    'place ship',
    'warship game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Battleship', props: {} }),
  emit: emitGame('BattleshipGame', 'games/battleship/battleship-game.tsx', 'Battleship'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Shots are marked as hit or miss, and the enemy shoots back',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: 'Your shots 0' },
        { do: 'press', name: 'Shuffle ships' },
        { do: 'press-at', selector: '[aria-label="Enemy waters"] [data-square="a1"]' },
        { do: 'see', text: 'Your shots 1' },
        { do: 'press-at', selector: '[aria-label="Enemy waters"] [data-square="e5"]' },
        { do: 'see', text: 'Your shots 2' },
        { do: 'count', selector: '[aria-label="Your waters"] [data-shot]', min: 2, max: 2 },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Your shots 0' },
      ],
    },
  ],
});
