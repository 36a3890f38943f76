import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ thing: z.string().min(2).max(20).optional() });
type IdleClickerProps = z.infer<typeof props>;

export const block = defineBlock<IdleClickerProps>({
  id: 'idle-clicker',
  title: 'Clicker',
  words: [
    'idle game',
    'clicker game',
    'idle clicker',
    'cookie clicker',
    'incremental game',
    'click to earn',
    'tap to earn',
    'tap game',
    'click counter game',
    'coin clicker',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const thing = /\b(cookie|coin|gem|egg|star|diamond|point)\b/.exec(saidIn(need))?.[1];
    return {
      title: 'Clicker',
      props: thing === undefined ? {} : { thing: thing.charAt(0).toUpperCase() + thing.slice(1) },
    };
  },
  emit: emitGame('IdleClickerGame', 'games/idle-clicker/idle-clicker-game.tsx', 'Clicker'),
  prove({ thing = 'Coin' }, _section, { page }) {
    const press = { do: 'press', name: `Get ${thing.toLowerCase()}` } as const;
    return [
      {
        name: 'Presses earn, earnings buy, and all is kept',
        steps: [
          { do: 'open', path: page.path },
          press,
          { do: 'see', text: `${thing}s 1` },
          ...Array.from({ length: 14 }, () => press),
          { do: 'see', text: `${thing}s 15` },
          { do: 'press', name: 'Buy stronger click' },
          { do: 'see', text: 'Per click 2' },
          { do: 'reload' },
          { do: 'see', text: 'Per click 2' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Per click 1' },
        ],
      },
    ];
  },
});
