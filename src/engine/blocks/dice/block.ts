import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, numberBefore, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ goal: z.number().int().min(10).max(1000).optional(), seed: z.number().optional() });
type DiceProps = z.infer<typeof props>;

export const block = defineBlock<DiceProps>({
  id: 'dice',
  title: 'Dice',
  words: [
    'dice',
    'dice game',
    'dice roller',
    'roll dice',
    'roll the dice',
    'roll a dice',
    'rolling dice',
    'throw dice',
    'die roll',
    'dice simulator',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const goal = numberBefore(saidIn(need), 'points', 10, 1000);
    return { title: 'Dice game', props: goal === undefined ? {} : { goal } };
  },
  emit: emitGame('DiceGame', 'games/dice/dice-game.tsx', 'Dice'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Dice are rolled, added up and listed',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: 'Player 1 rolls next' },
        { do: 'press', name: 'Roll dice' },
        { do: 'count', selector: '[data-die]', min: 2, max: 2 },
        { do: 'see', text: 'Player 2 rolls next' },
        { do: 'fill', label: 'Dice', value: '5' },
        { do: 'press', name: 'Roll dice' },
        { do: 'count', selector: '[data-die]', min: 5, max: 5 },
        { do: 'count', selector: '[data-roll]', min: 2, max: 2 },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Player 1 0' },
      ],
    },
  ],
});
