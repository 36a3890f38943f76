import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'chart-maker',
  title: 'Chart maker',
  words: [
    'chart maker',
    'chart generator',
    'chart builder',
    'graph maker',
    'graph generator',
    'generate chart',
    'generate graph',
    'create chart',
    'create graph',
    'build chart',
    'plot data',
    'data plotter',
    'draw chart',
    'draw graph',
    'csv to chart',
    'csv visualizer',
    'data visualization tool',
    'visualize data from csv',
    'upload csv chart',
    'pie chart maker',
    'bar chart maker',
    'bar chart generator',
    'pie chart generator',
    'line graph maker',
  ],
  size: 'app',
  props,
  example: {},
  fit: () => ({ title: 'Chart maker', props: {} }),
  emit: emitGame('ChartMaker', 'tools/chart/chart-maker.tsx', 'Chart maker'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Pasted rows become a chart with its table',
        steps: [
          open,
          { do: 'fill', label: 'Data', value: 'Tea,Cups\nGreen,40\nBlack,25' },
          { do: 'see', text: '2 values, total 65' },
          { do: 'press', name: 'Pie' },
          { do: 'see', text: '62%' },
          { do: 'press', name: 'Line' },
          { do: 'count', selector: '[data-chart] svg', min: 1 },
          { do: 'fill', label: 'Data', value: 'Green,lots' },
          { do: 'see', text: 'no row with numbers' },
        ],
      },
      {
        name: 'A chart is saved, kept and opened again',
        steps: [
          open,
          { do: 'fill', label: 'Title', value: 'Ferry rides' },
          { do: 'press', name: 'Save' },
          { do: 'press', name: 'Reset' },
          { do: 'reload' },
          { do: 'press', name: 'Open Ferry rides' },
          { do: 'see', text: 'Ferry rides' },
        ],
      },
    ];
  },
});
