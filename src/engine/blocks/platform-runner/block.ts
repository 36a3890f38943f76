import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';
import { proveRealTime } from '../../fit/real-time-proof.ts';

const props = z.object({ seed: z.number().optional() });
type PlatformRunnerProps = z.infer<typeof props>;

export const block = defineBlock<PlatformRunnerProps>({
  id: 'platform-runner',
  title: 'Runner',
  words: [
    'runner game',
    'running game',
    'endless runner',
    'platform game',
    'platformer',
    'platform runner',
    'jump game',
    'jumping game',
    'jump over obstacle',
    'dinosaur game',
    'dino game',
    'side scroller',
    'parkour game',
    'flappy bird',
  ],
  size: 'app',
  shares: [bestResults('platform-runner')],
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Runner', props: {} }),
  emit: emitGame('PlatformRunnerGame', 'games/platform-runner/platform-runner-game.tsx', 'Runner'),
  prove: (_props, _section, { page }) => [
    proveRealTime(page.path, 'Jump over the obstacles'),
    {
      name: 'Without a jump the first obstacle ends the run',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Start' },
        { do: 'key', key: 'Space' },
        { do: 'wait', ms: 2600 },
        { do: 'see', text: 'Game over' },
        { do: 'see-not', text: 'Best 0' },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Jump over the obstacles' },
      ],
    },
  ],
});
