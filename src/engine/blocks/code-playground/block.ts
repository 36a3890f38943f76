import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'code-playground',
  title: 'Code playground',
  words: [
    'code editor',
    'code playground',
    'online code editor',
    'html editor',
    'html css javascript editor',
    'html css js',
    'web code editor',
    'live code editor',
    'code runner',
    'run code',
    'run javascript',
    'javascript playground',
    'css playground',
    'html playground',
    'coding environment',
    'online ide',
    'online compiler',
    'live preview editor',
    'practice coding',
    'code sandbox',
    'javascript console',
  ],
  size: 'app',
  props,
  example: {},
  fit: () => ({ title: 'Code playground', props: {} }),
  emit: emitGame('CodePlayground', 'tools/code/code-playground.tsx', 'Code playground'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'The preview shows the page that the code makes',
        steps: [
          open,
          { do: 'fill', label: 'HTML', value: '<h1>Lighthouse</h1>' },
          { do: 'press', name: 'CSS' },
          { do: 'fill', label: 'CSS', value: 'h1 { color: teal }' },
          { do: 'press', name: 'Run' },
          { do: 'count', selector: 'iframe[srcdoc*="Lighthouse"][srcdoc*="teal"]', min: 1, max: 1 },
          { do: 'press', name: 'Reset' },
          { do: 'count', selector: 'iframe[srcdoc*="Change me"]', min: 1, max: 1 },
        ],
      },
      {
        name: 'Code is kept, examples and saved code are opened',
        steps: [
          open,
          { do: 'fill', label: 'HTML', value: '<h1>Seagulls</h1>' },
          { do: 'fill', label: 'Name', value: 'Birds' },
          { do: 'press', name: 'Save' },
          { do: 'fill', label: 'Example', value: 'Counter' },
          { do: 'see', text: 'Pressed 0 times' },
          { do: 'reload' },
          { do: 'press', name: 'Open Birds' },
          { do: 'see', text: 'Seagulls' },
        ],
      },
    ];
  },
});
