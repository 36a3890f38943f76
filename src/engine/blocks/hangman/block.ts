import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn, numberBefore, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const [fewestGuesses, mostGuesses] = [3, 15];
const props = z.object({
  words: z.array(z.string()).min(1).optional(),
  seed: z.number().optional(),
  /** So many wrong letters lose the game. */
  guesses: z.number().int().min(fewestGuesses).max(mostGuesses).optional(),
});
type HangmanProps = z.infer<typeof props>;

function guessesIn(text: string): number | undefined {
  return numberBefore(
    text,
    '(?:wrong |bad )?(?:guesses|tries|attempts|lives|mistakes|letters wrong)',
    fewestGuesses,
    mostGuesses,
  );
}

const keys = (letters: string): ProofStep[] => [...letters].map((key) => ({ do: 'key', key }));

export const block = defineBlock<HangmanProps>({
  id: 'hangman',
  title: 'Hangman',
  words: [
    'hangman',
    'hangman game',
    'play hangman',
    'guess letter',
    'guess the letter',
    'word guessing game',
    'letter guessing game',
    'guess hidden word',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const words = namesIn(need, 5, 14).filter((word) => /^[a-z ]+$/i.test(word));
    const guesses = guessesIn(`${saidIn(need)} ${need.whole ?? ''}`);
    return {
      title: 'Hangman',
      props: { ...(words.length < 5 ? {} : { words }), ...(guesses === undefined ? {} : { guesses }) },
    };
  },
  emit: emitGame('HangmanGame', 'games/hangman/hangman-game.tsx', 'Hangman'),
  prove({ guesses = 6 }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const left = `${guesses} wrong guesses left`;
    return [
      {
        name: 'All letters of the alphabet end the game one way or the other',
        steps: [
          open,
          { do: 'see', text: left },
          { do: 'remember', selector: '[data-status]' },
          ...keys('qzjxvwbkfyghdcmpulosnirtae'),
          { do: 'changed', selector: '[data-status]' },
          { do: 'see', text: 'The word' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: left },
        ],
      },
      {
        name: 'A letter can be chosen with its button, and a hint costs a guess',
        steps: [
          open,
          { do: 'press', name: 'Letter E' },
          { do: 'press', name: 'Hint' },
          { do: 'see', text: 'Wrong letters:' },
          { do: 'fill', label: 'Category', value: 'Food' },
          { do: 'see', text: 'No wrong letter yet' },
        ],
      },
    ];
  },
});
