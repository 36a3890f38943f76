import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';
import { proveRealTime } from '../../fit/real-time-proof.ts';

const props = z.object({ seed: z.number().optional() });
type SpaceShooterProps = z.infer<typeof props>;

export const block = defineBlock<SpaceShooterProps>({
  id: 'space-shooter',
  title: 'Space shooter',
  words: [
    'space shooter',
    'space invader',
    'space invaders',
    'shooter game',
    'shooting game',
    'shoot enemy',
    'shoot alien',
    'spaceship game',
    'plane shooting game',
    'aircraft battle',
    'airplane war',
    'galaga',
    'arcade game',
  ],
  size: 'app',
  shares: [bestResults('space-shooter')],
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Space shooter', props: {} }),
  emit: emitGame('SpaceShooterGame', 'games/space-shooter/space-shooter-game.tsx', 'Space shooter'),
  prove: (_props, _section, { page }) => [
    proveRealTime(page.path, 'Shoot the aliens'),
    {
      name: 'Thirty-two aliens wait for the start',
      steps: [
        { do: 'open', path: page.path },
        { do: 'count', selector: '[data-alien]', min: 32, max: 32 },
        { do: 'press', name: 'Start' },
        { do: 'key', key: 'ArrowLeft' },
        { do: 'key', key: 'Space', times: 2 },
        { do: 'wait', ms: 500 },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Lives 3' },
      ],
    },
  ],
});
