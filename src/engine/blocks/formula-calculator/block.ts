import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import { calculationWords } from './calculation-words.ts';

const ids = new Set(calculationWords.map(({ id }) => id));
const props = z.object({ only: z.array(z.string().refine((id) => ids.has(id))).optional() });

/** The values to enter and the answer that must come out, for a few that differ in their fields. */
const known: Readonly<Record<string, readonly ProofStep[]>> = {
  loan: [
    { do: 'fill', label: 'Loan amount', value: '100000' },
    { do: 'fill', label: 'Interest rate', value: '5' },
    { do: 'fill', label: 'Loan term', value: '20' },
    { do: 'press', name: 'Calculate' },
    { do: 'see', text: '659.96' },
    { do: 'see', text: 'Amortization schedule' },
  ],
  bmi: [
    { do: 'fill', label: 'Weight', value: '81' },
    { do: 'fill', label: 'Height', value: '180' },
    { do: 'press', name: 'Calculate' },
    { do: 'see', text: '25.0' },
    { do: 'see', text: 'Overweight' },
  ],
  tip: [
    { do: 'fill', label: 'Bill amount', value: '50' },
    { do: 'fill', label: 'Tip (%)', value: '20' },
    { do: 'fill', label: 'Number of people', value: '3' },
    { do: 'press', name: 'Calculate' },
    { do: 'see', text: '20.00' },
  ],
};

export const block = defineBlock<z.infer<typeof props>>({
  id: 'formula-calculator',
  title: 'Calculators by formula',
  words: calculationWords.flatMap(({ words }) => words),
  size: 'app',
  props,
  example: { only: ['loan', 'bmi', 'tip', 'gpa'] },
  fit({ subject, text, details }) {
    const wish = `${text} ${details.join(' ')}`.toLowerCase();
    const inWish = calculationWords.filter(({ asked }) => asked.test(wish));
    const inSubject = calculationWords.filter(({ asked }) => asked.test(subject.toLowerCase()));
    const asked = inWish.length > 0 ? inWish : inSubject;
    const [first] = asked;
    if (first === undefined) return { title: 'Calculator', props: {} };
    return {
      title: asked.length === 1 ? first.title : asked.length < 4 ? first.title : 'Calculators',
      props: { only: asked.map(({ id }) => id) },
    };
  },
  emit: emitGame('FormulaCalculator', 'tools/formula/formula-calculator.tsx', 'Calculators'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const chosen = Object.keys(known).filter((id) => only === undefined || only.includes(id));
    const choose = (id: string): ProofStep[] =>
      only?.length === 1 ? [] : [{ do: 'fill', label: 'Calculation', value: id }];
    return [
      {
        name: 'Calculating shows the result with its working and keeps it',
        steps: [
          open,
          { do: 'press', name: 'Calculate' },
          { do: 'see', text: 'How it is worked out' },
          { do: 'see', text: 'Saved results (1)' },
          { do: 'reload' },
          { do: 'see', text: 'Saved results (1)' },
        ],
      },
      ...(chosen.length === 0
        ? []
        : [
            {
              name: 'The right figures come out',
              steps: [open, ...chosen.flatMap((id) => [...choose(id), ...(known[id] ?? [])])],
            },
          ]),
      ...(chosen[0] === 'loan'
        ? [
            {
              name: 'What is entered wrongly is named',
              steps: [
                open,
                ...choose('loan'),
                { do: 'fill', label: 'Loan amount', value: 'a lot' } as const,
                { do: 'press', name: 'Calculate' } as const,
                { do: 'see', text: 'Loan amount: enter a number' } as const,
              ],
            },
          ]
        : []),
    ];
  },
});
