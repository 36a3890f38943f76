import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type SlotMachineProps = z.infer<typeof props>;

export const block = defineBlock<SlotMachineProps>({
  id: 'slot-machine',
  title: 'Slot machine',
  words: [
    'slot machine',
    'slot game',
    'slots game',
    'fruit machine',
    'one-armed bandit',
    'spin reel',
    'casino slot',
    'slot machine game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Slot machine', props: {} }),
  emit: emitGame('SlotMachineGame', 'games/slot-machine/slot-machine-game.tsx', 'Slot machine'),
  prove: (_props, _section, { page }) => [
    {
      name: 'A spin costs the bet and shows a result',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: 'Coins 100' },
        { do: 'press', name: 'Spin' },
        { do: 'see', text: 'Coins 95' },
        { do: 'see', text: 'Spins 1' },
        { do: 'see-not', text: 'The reels are turning' },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Coins 100' },
      ],
    },
  ],
});
