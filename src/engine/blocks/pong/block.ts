import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';
import { proveRealTime } from '../../fit/real-time-proof.ts';

const props = z.object({ seed: z.number().optional() });
type PongProps = z.infer<typeof props>;

export const block = defineBlock<PongProps>({
  id: 'pong',
  title: 'Pong',
  words: [
    'pong',
    'pong game',
    'ping pong',
    'ping pong game',
    'table tennis game',
    'play pong',
    'paddle game',
    'air hockey',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Pong', props: {} }),
  emit: emitGame('PongGame', 'games/pong/pong-game.tsx', 'Pong'),
  prove: (_props, _section, { page }) => [proveRealTime(page.path, 'Keep the ball in play')],
});
