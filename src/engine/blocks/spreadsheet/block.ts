import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'spreadsheet',
  title: 'Spreadsheet',
  words: [
    'spreadsheet',
    'spreadsheet app',
    'spreadsheet editor',
    'online spreadsheet',
    'excel like',
    'excel-like',
    'excel editor',
    'google sheet',
    'sheet with formula',
    'table with formula',
    'cell formula',
    'formula cell',
    'editable grid',
    'grid with formula',
    'table editor',
  ],
  size: 'app',
  props,
  example: {},
  fit: () => ({ title: 'Spreadsheet', props: {} }),
  emit: emitGame('Spreadsheet', 'tools/sheet/spreadsheet.tsx', 'Spreadsheet'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Formulas follow the cells, and the sheet is kept',
        steps: [
          open,
          { do: 'press-at', selector: '[data-cell="B2"]' },
          { do: 'fill', label: 'Cell B2', value: '10' },
          { do: 'press-at', selector: '[data-cell="E1"]' },
          { do: 'fill', label: 'Cell E1', value: '=D5*2' },
          { do: 'see', text: 'E1: 266' },
          { do: 'reload' },
          { do: 'press-at', selector: '[data-cell="E1"]' },
          { do: 'see', text: 'E1: 266' },
        ],
      },
      {
        name: 'Mistakes are named, and rows are added',
        steps: [
          open,
          { do: 'press-at', selector: '[data-cell="F1"]' },
          { do: 'fill', label: 'Cell F1', value: '=F1+1' },
          { do: 'see', text: 'Circle' },
          { do: 'press', name: 'Add row' },
          { do: 'count', selector: '[data-cell="A13"]', min: 1, max: 1 },
          { do: 'press', name: 'Export CSV' },
          { do: 'see', text: 'sheet.csv was downloaded' },
        ],
      },
    ];
  },
});
