import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';
import { proveRealTime } from '../../fit/real-time-proof.ts';

const props = z.object({ seed: z.number().optional() });
type BreakoutProps = z.infer<typeof props>;

export const block = defineBlock<BreakoutProps>({
  id: 'breakout',
  title: 'Breakout',
  words: [
    'breakout',
    'breakout game',
    'brick breaker',
    'brick breaker game',
    'break brick',
    'brick breaking',
    'arkanoid',
    'paddle and ball',
    'ball and paddle',
    'bounce ball game',
  ],
  size: 'app',
  shares: [bestResults('breakout')],
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Brick breaker', props: {} }),
  emit: emitGame('BreakoutGame', 'games/breakout/breakout-game.tsx', 'Breakout'),
  prove: (_props, _section, { page }) => [
    proveRealTime(page.path, 'Keep the ball in play'),
    {
      name: 'Bricks are hit and score',
      steps: [
        { do: 'open', path: page.path },
        { do: 'count', selector: '[data-brick]', min: 32, max: 32 },
        { do: 'press', name: 'Start' },
        { do: 'wait', ms: 1200 },
        { do: 'count', selector: '[data-brick]', max: 31 },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Lives 3' },
      ],
    },
  ],
});
