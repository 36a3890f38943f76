import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn } from '../../fit/game-fit.ts';

const props = z.object({ races: z.array(z.string()).min(2).max(8).optional(), seed: z.number().optional() });
type StrategyProps = z.infer<typeof props>;

export const block = defineBlock<StrategyProps>({
  id: 'strategy',
  title: 'Strategy game',
  words: [
    'strategy game',
    'turn-based strategy',
    'turn based strategy',
    'real-time strategy',
    'strategy war game',
    'war game',
    'conquest game',
    'empire game',
    'civilization game',
    'kingdom game',
    'build base',
    'base building',
    'recruit troop',
    'train troop',
    'recruit army',
    'train unit',
    'choose race',
    'choose faction',
    'select race',
    'resource management game',
    'collect resource',
    'gather resource',
    'warcraft',
    'tower attack',
    'role-playing game',
  ],
  size: 'app',
  props,
  example: { races: ['Humans', 'Elves', 'Orcs', 'Dwarves'], seed: 7 },
  fit(need) {
    const races = namesIn(need, 2, 24).slice(0, 8);
    return { title: 'Strategy game', props: races.length === 0 ? {} : { races } };
  },
  emit: emitGame('StrategyGame', 'games/strategy/strategy-game.tsx', 'Strategy game'),
  prove(
    { races: [race = 'Humans', ...others] = ['Humans', 'Elves', 'Orcs', 'Dwarves'] },
    _section,
    { page },
  ) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A race is chosen, things are built and recruited, and the turn ends',
        steps: [
          open,
          { do: 'count', selector: '[data-race]', min: others.length + 1, max: others.length + 1 },
          { do: 'press', name: race },
          { do: 'see', text: `Turn 1 of 40: ${race} against` },
          { do: 'see', text: 'Gold 50' },
          { do: 'press', name: 'Build farm' },
          { do: 'see', text: 'Farm built' },
          { do: 'see', text: 'Gold 40' },
          { do: 'press', name: 'Recruit warrior' },
          { do: 'see', text: 'Warrior recruited' },
          { do: 'press', name: 'End turn' },
          { do: 'see', text: 'Turn 2 of 40' },
          { do: 'reload' },
          { do: 'see', text: 'Turn 2 of 40' },
        ],
      },
      {
        name: 'Land beside the home is explored, and giving up ends the game',
        steps: [
          open,
          { do: 'press', name: race },
          { do: 'see', text: 'Land 1 tiles' },
          { do: 'press-at', selector: '[data-square][aria-label*="can be entered"]' },
          { do: 'see', text: 'Land 2 tiles' },
          { do: 'see', text: 'You explore' },
          { do: 'press', name: 'Surrender' },
          { do: 'see', text: 'You surrendered' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Lost 1' },
        ],
      },
    ];
  },
});
