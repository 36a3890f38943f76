import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const tools = ['Shadow', 'Gradient', 'Border radius'] as const;
const asked: readonly (readonly [tool: (typeof tools)[number], pattern: RegExp])[] = [
  ['Shadow', /shadow/],
  ['Gradient', /gradient/],
  ['Border radius', /radius|rounded|corner/],
];
const props = z.object({ only: z.array(z.enum(tools)).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'css-maker',
  title: 'CSS generator',
  words: [
    'css generator',
    'css maker',
    'css tool',
    'box shadow generator',
    'box-shadow generator',
    'shadow generator',
    'css shadow',
    'gradient generator',
    'css gradient',
    'css gradient generator',
    'gradient maker',
    'color gradient generator',
    'generate gradient',
    'border radius generator',
    'border-radius generator',
    'css border radius',
    'generate css',
    'glassmorphism generator',
    'css style generator',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const only = asked.filter(([, pattern]) => pattern.test(saidIn(need))).map(([tool]) => tool);
    const [first] = only;
    return first === undefined
      ? { title: 'CSS generator', props: {} }
      : { title: only.length === 1 ? `${first} generator` : 'CSS generator', props: { only } };
  },
  emit: emitGame('CssMaker', 'tools/css/css-maker.tsx', 'CSS generator'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: 'A rule is saved, kept and opened again',
        steps: [
          open,
          { do: 'press', name: 'Save' },
          { do: 'reload' },
          { do: 'see', text: 'Saved rules (1)' },
          { do: 'press', name: 'Open', nth: 0 },
          { do: 'see', text: 'is open' },
        ],
      },
    ];
    if (only === undefined || only.length === 0)
      cases.push({
        name: 'The rule follows the settings',
        steps: [
          open,
          { do: 'see', text: 'box-shadow: 4px 8px 20px 0px' },
          { do: 'fill', label: 'Inside', value: 'yes' },
          { do: 'see', text: 'box-shadow: inset 4px' },
          { do: 'press', name: 'Gradient' },
          { do: 'press', name: 'Add colour' },
          { do: 'see', text: '#ec4899 50%' },
          { do: 'press', name: 'Border radius' },
          { do: 'see', text: 'border-radius: 24px' },
        ],
      });
    return cases;
  },
});
