import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ mode: z.enum(['Basic', 'Scientific']).optional() });

/** Calculations with a formula of their own: a plain calculator beside them would be in the way. */
const special =
  /\b(?:bmi|body mass|loan|mortgage|emi|tips?|tax|gpa|grades?|age|dates?|interest|percent(?:age)?|discount|profit|margin|salary|calories?|bmr|tdee|pace|fuel|trip|carbon|roi|savings?|retirement|investment|costs?|price|commission|currency|unit|average|break-?even|budget|pregnancy|quadratic)\b/;
const plain =
  /calculator|arithmetic|expression|addition|subtract|multipl|trigonometr|mathematical|operations?\b|\bsums?\b/;

export const block = defineBlock<z.infer<typeof props>>({
  id: 'calculator',
  title: 'Calculator',
  words: [
    'calculator',
    'simple calculator',
    'basic calculator',
    'scientific calculator',
    'calculator app',
    'online calculator',
    'math calculator',
    'arithmetic calculator',
    'pocket calculator',
    'calculator tool',
    'four function calculator',
    'calculator with history',
    'calculate expression',
    'evaluate expression',
    'evaluate mathematical expression',
    'solve expression',
    'perform calculation',
    'perform arithmetic',
    'basic arithmetic operation',
    'arithmetic operation',
    'mathematical operation',
    'mathematical calculation',
    'trigonometric function',
    'addition subtraction multiplication division',
  ],
  size: 'app',
  props,
  example: { mode: 'Scientific' },
  fit(need) {
    const wish = `${need.text} ${need.details.join(' ')}`.toLowerCase();
    if (need.text !== '' && (special.test(wish) || !plain.test(wish))) return undefined;
    const scientific = /scientific|trigonometr|sine|cosine|logarithm|square root|engineering|advanced/.test(
      saidIn(need),
    );
    return {
      title: scientific ? 'Scientific calculator' : 'Calculator',
      props: scientific ? { mode: 'Scientific' } : {},
    };
  },
  emit: emitGame('Calculator', 'tools/calculator/calculator.tsx', 'Calculator'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Keys calculate, and the history is kept',
        steps: [
          open,
          { do: 'press', name: '7' },
          { do: 'press', name: '×' },
          { do: 'press', name: '8' },
          { do: 'press', name: '=' },
          { do: 'see', text: '7×8 = 56' },
          { do: 'reload' },
          { do: 'see', text: 'History (1)' },
          { do: 'see', text: '56' },
        ],
      },
      {
        name: 'Typed expressions follow the order of operations, and mistakes are explained',
        steps: [
          open,
          { do: 'press', name: 'Scientific' },
          { do: 'fill', label: 'Expression', value: '2 + 3 * sin(30)' },
          { do: 'press', name: '=' },
          { do: 'see', text: '= 3.5' },
          { do: 'fill', label: 'Expression', value: '5 / 0' },
          { do: 'press', name: '=' },
          { do: 'see', text: 'Division by zero is not possible' },
        ],
      },
    ];
  },
});
