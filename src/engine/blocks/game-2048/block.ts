import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { boardSizeIn, emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({
  size: z.number().int().min(3).max(6).optional(),
  goal: z.number().int().min(16).max(131072).optional(),
  seed: z.number().optional(),
});
type Game2048Props = z.infer<typeof props>;

export const block = defineBlock<Game2048Props>({
  id: 'game-2048',
  title: '2048',
  words: [
    '2048',
    '2048 game',
    'play 2048',
    'number merging game',
    'merge number',
    'merge tile',
    'tile merging game',
    'number puzzle game',
    'combine number tile',
    'sliding number tile',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const size = boardSizeIn(saidIn(need), 3, 6);
    return { title: '2048', props: size === undefined ? {} : { size } };
  },
  emit: emitGame('Game2048', 'games/game-2048/game-2048.tsx', '2048'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Arrow keys push the tiles and joined tiles score',
        steps: [
          open,
          { do: 'remember', selector: '[data-tiles]' },
          ...(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const).flatMap((key) => [
            { do: 'key' as const, key },
            { do: 'key' as const, key },
            { do: 'key' as const, key: 'ArrowLeft', times: 3 },
          ]),
          { do: 'changed', selector: '[data-tiles]' },
          { do: 'see-not', text: 'Score 0' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Score 0' },
          { do: 'see-not', text: 'Best 0' },
          { do: 'reload' },
          { do: 'see-not', text: 'Best 0' },
        ],
      },
      {
        name: 'The buttons push the tiles and a push can be taken back',
        steps: [
          open,
          { do: 'remember', selector: '[data-tiles]' },
          { do: 'press', name: 'Left' },
          { do: 'press', name: 'Down' },
          { do: 'changed', selector: '[data-tiles]' },
          { do: 'press', name: 'Undo' },
        ],
      },
    ];
  },
});
