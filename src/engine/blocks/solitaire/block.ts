import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type SolitaireProps = z.infer<typeof props>;

export const block = defineBlock<SolitaireProps>({
  id: 'solitaire',
  title: 'Solitaire',
  words: [
    'solitaire',
    'solitaire game',
    'klondike',
    'klondike solitaire',
    'patience game',
    'play solitaire',
    'card solitaire',
    'spider solitaire',
    'single-player card game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Solitaire', props: {} }),
  emit: emitGame('SolitaireGame', 'games/solitaire/solitaire-game.tsx', 'Solitaire'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Cards are drawn, chosen and taken back',
      steps: [
        { do: 'open', path: page.path },
        { do: 'count', selector: '[data-column]', min: 7, max: 7 },
        { do: 'see', text: '0 of 52 cards are home' },
        { do: 'press', name: 'Draw (24)' },
        { do: 'see', text: 'Draw (23)' },
        { do: 'see', text: 'Moves 1' },
        { do: 'press-at', selector: '[data-waste]' },
        { do: 'see', text: 'Chosen:' },
        { do: 'press', name: 'Undo' },
        { do: 'see', text: 'Draw (24)' },
        { do: 'press', name: 'Draw' },
        { do: 'press', name: 'New game' },
        { do: 'see', text: 'Moves 0' },
      ],
    },
  ],
});
