import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({ level: z.enum(['Easy', 'Medium', 'Hard']).optional(), seed: z.number().optional() });
type SudokuProps = z.infer<typeof props>;

const free = '[data-square][aria-label$="empty"]';

export const block = defineBlock<SudokuProps>({
  id: 'sudoku',
  title: 'Sudoku',
  words: [
    'sudoku',
    'sudoku game',
    'sudoku board',
    'sudoku puzzle',
    'play sudoku',
    'solve sudoku',
    'sudoku solver',
    'generate sudoku',
    'sudoku generator',
    'number place puzzle',
    'logic puzzle',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const text = saidIn(need);
    const named = (['Easy', 'Medium', 'Hard'] as const).filter((level) => text.includes(level.toLowerCase()));
    const [level] = named;
    return { title: 'Sudoku', props: named.length === 1 && level !== undefined ? { level } : {} };
  },
  emit: emitGame('SudokuGame', 'games/sudoku/sudoku-game.tsx', 'Sudoku'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const hints: ProofStep[] = Array.from({ length: 3 }, () => ({ do: 'press', name: 'Hint' }));
    return [
      {
        name: 'A digit is entered, taken back, and hints fill squares',
        steps: [
          open,
          { do: 'count', selector: '[data-square]', min: 81, max: 81 },
          { do: 'press-at', selector: free },
          { do: 'press', name: 'Digit 5' },
          { do: 'count', selector: '[data-square][aria-pressed="true"][aria-label*=", 5"]', min: 1, max: 1 },
          { do: 'press', name: 'Undo' },
          { do: 'count', selector: '[data-square][aria-pressed="true"][aria-label*=", 5"]', max: 0 },
          { do: 'press', name: 'Hint' },
          { do: 'see', text: 'Hint: row' },
          { do: 'press', name: 'Check' },
          { do: 'see', text: 'No mistakes so far' },
        ],
      },
      {
        name: 'The same digit twice is marked as a conflict, notes are not',
        steps: [
          open,
          { do: 'press-at', selector: free },
          ...hints,
          { do: 'press', name: 'Notes' },
          { do: 'press-at', selector: free },
          { do: 'press', name: 'Digit 1' },
          { do: 'press', name: 'Digit 2' },
          { do: 'count', selector: '[data-square][aria-label*="notes 1 2"]', min: 1, max: 1 },
          { do: 'press', name: 'Notes' },
          ...Array.from({ length: 9 }, (_, digit): ProofStep[] => [
            { do: 'press-at', selector: free },
            { do: 'press', name: `Digit ${digit + 1}` },
          ]).flat(),
          { do: 'count', selector: '[data-square][aria-label*="conflict"]', min: 2 },
        ],
      },
      {
        name: 'Another level gives another puzzle',
        steps: [
          open,
          { do: 'fill', label: 'Level', value: 'Hard' },
          { do: 'wait', ms: 500 },
          { do: 'count', selector: '[data-square][aria-label*="given"]', min: 17, max: 36 },
        ],
      },
    ];
  },
});
