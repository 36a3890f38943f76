import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type RockPaperScissorsProps = z.infer<typeof props>;

export const block = defineBlock<RockPaperScissorsProps>({
  id: 'rock-paper-scissors',
  title: 'Rock, paper, scissors',
  words: [
    'rock paper scissors',
    'rock paper scissor',
    'rock-paper-scissors',
    'rock-paper-scissor',
    'rock scissors paper',
    'rock scissor paper',
    'rock-scissors-paper',
    'roshambo',
    'finger guessing game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Rock, paper, scissors', props: {} }),
  emit: emitGame(
    'RockPaperScissorsGame',
    'games/rock-paper-scissors/rock-paper-scissors-game.tsx',
    'Rock, paper, scissors',
  ),
  prove: (_props, _section, { page }) => [
    {
      name: 'Every round has a result that is counted and kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Rock' },
        { do: 'see', text: 'Rock against' },
        { do: 'press', name: 'Paper' },
        { do: 'see', text: 'Paper against' },
        { do: 'count', selector: '[data-round]', min: 2, max: 2 },
        { do: 'reload' },
        { do: 'count', selector: '[data-round]', min: 2, max: 2 },
        { do: 'press', name: 'New game' },
        { do: 'count', selector: '[data-round]', max: 0 },
      ],
    },
  ],
});
