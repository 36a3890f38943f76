import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';

const props = z.object({
  /** `phrase`: the game with letters, in which the wheel gives the points. */
  mode: z.enum(['prizes', 'phrase']).optional(),
  prizes: z.array(z.string()).min(2).max(20).optional(),
  seed: z.number().optional(),
});
type WheelProps = z.infer<typeof props>;

const phraseWords = /\b(phrase|letter|vowel|consonant|puzzle|guess)/;
const emitPrizes = emitGame('WheelGame', 'games/wheel-of-fortune/wheel-game.tsx', 'Wheel of fortune');
const emitPhrase = emitGame('PhraseGame', 'games/wheel-of-fortune/phrase-game.tsx', 'Wheel of fortune');
const spin: readonly ProofStep[] = [
  { do: 'press', name: 'Spin' },
  { do: 'wait', ms: 1200 },
];

/** A wheel with prizes, or the game with a hidden phrase. */
export const block = defineBlock<WheelProps>({
  id: 'wheel-of-fortune',
  title: 'Wheel of fortune',
  words: [
    'wheel of fortune',
    'fortune wheel',
    'lucky wheel',
    'prize wheel',
    'spin the wheel',
    'spin a wheel',
    'spin wheel',
    'spinning wheel',
    'wheel spin',
    'wheel game',
    'wheel lottery',
    'lucky draw',
    'prize draw',
    'raffle',
    'lottery',
    'lottery draw',
    'lottery wheel',
    'lottery game',
    'participate in lottery',
    'decision wheel',
    'random wheel',
    'turntable lottery',
    'blind box draw',
    'win prize',
  ],
  size: 'app',
  props,
  example: { prizes: ['Gold', 'Silver', 'Bronze', 'Try again', 'Ticket', 'Voucher'], seed: 7 },
  fit(need) {
    if (phraseWords.test(saidIn(need))) return { title: 'Wheel of fortune', props: { mode: 'phrase' } };
    const prizes = namesIn(need, 3).slice(0, 12);
    const title = /lottery|draw|raffle/.test(saidIn(need)) ? 'Lottery wheel' : 'Wheel of fortune';
    return { title, props: prizes.length === 0 ? {} : { prizes } };
  },
  emit: ({ mode, prizes, seed }, section, context) =>
    mode === 'phrase'
      ? emitPhrase({ seed }, section, context)
      : emitPrizes({ prizes, seed }, section, context),
  prove({ mode }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return mode === 'phrase' ? provePhrase(open) : provePrizes(open);
  },
});

function provePrizes(open: ProofStep): ProofCase[] {
  return [
    {
      name: 'A spin ends with a result that is kept in the history',
      steps: [
        open,
        { do: 'see', text: 'Nothing yet' },
        ...spin,
        { do: 'count', selector: '[data-win]', min: 1, max: 1 },
        { do: 'see', text: 'Spins 1' },
        ...spin,
        { do: 'count', selector: '[data-win]', min: 2, max: 2 },
        { do: 'reload' },
        { do: 'count', selector: '[data-win]', min: 2, max: 2 },
      ],
    },
    {
      name: 'A prize can be added to the wheel',
      steps: [
        open,
        { do: 'fill', label: 'New prize', value: 'Weekend trip' },
        { do: 'press', name: 'Add prize' },
        { do: 'press', name: 'Remove Weekend trip' },
        { do: 'see-not', text: 'Weekend trip' },
      ],
    },
  ];
}

function provePhrase(open: ProofStep): ProofCase[] {
  return [
    {
      name: 'A wrong solution passes the turn on',
      steps: [
        open,
        { do: 'see', text: 'Player 1 begins' },
        { do: 'fill', label: 'Your solution', value: 'Not this one' },
        { do: 'press', name: 'Solve' },
        { do: 'see', text: 'Player 2 spins next' },
      ],
    },
    {
      name: 'A spin changes what is going on',
      steps: [
        open,
        { do: 'remember', selector: '[data-status]' },
        ...spin,
        { do: 'wait', ms: 900 },
        { do: 'changed', selector: '[data-status]' },
      ],
    },
  ];
}
