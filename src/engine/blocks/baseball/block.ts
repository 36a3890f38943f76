import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn } from '../../fit/game-fit.ts';

const props = z.object({ teams: z.array(z.string()).min(2).max(12).optional(), seed: z.number().optional() });
type BaseballProps = z.infer<typeof props>;

export const block = defineBlock<BaseballProps>({
  id: 'baseball',
  title: 'Baseball',
  words: [
    'baseball',
    'baseball game',
    'baseball match',
    'play baseball',
    'baseball simulation',
    'baseball simulator',
    'baseball team',
    'simulate baseball',
    'softball',
    'inning',
    'batting line-up',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const teams = namesIn(need, 4, 24).slice(0, 12);
    return { title: 'Baseball', props: teams.length === 0 ? {} : { teams } };
  },
  emit: emitGame('BaseballGame', 'games/baseball/baseball-game.tsx', 'Baseball'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A match is played batter by batter',
        steps: [
          open,
          { do: 'see', text: 'Top of inning 1, 0 outs' },
          { do: 'press', name: 'Play ball' },
          { do: 'count', selector: '[data-play]', min: 1, max: 1 },
          { do: 'see', text: 'Top 1:' },
          { do: 'press', name: 'Next batter' },
          { do: 'count', selector: '[data-play]', min: 2, max: 2 },
          { do: 'press', name: 'Simulate half inning' },
          { do: 'see', text: 'Bottom of inning 1, 0 outs' },
        ],
      },
      {
        name: 'A simulated game ends with a winner and counts for the season',
        steps: [
          open,
          { do: 'press', name: 'Simulate game' },
          { do: 'see', text: 'Final.' },
          { do: 'press', name: 'Box score' },
          { do: 'see', text: 'RBI' },
          { do: 'press', name: 'Season' },
          { do: 'count', selector: '[data-result]', min: 1, max: 1 },
          { do: 'reload' },
          { do: 'press', name: 'Season' },
          { do: 'count', selector: '[data-result]', min: 1, max: 1 },
        ],
      },
    ];
  },
});
