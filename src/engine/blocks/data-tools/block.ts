import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const tools = ['json', 'csv', 'regex'] as const;
const asked: readonly (readonly [tool: (typeof tools)[number], title: string, pattern: RegExp])[] = [
  ['json', 'JSON formatter', /json/],
  ['csv', 'CSV table', /\bcsv\b/],
  ['regex', 'Regular expression tester', /regex|regular expression/],
];
const props = z.object({ only: z.array(z.enum(tools)).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'data-tools',
  title: 'Data tools',
  words: [
    'json formatter',
    'json validator',
    'json viewer',
    'json editor',
    'json minifier',
    'json beautifier',
    'json parser',
    'format json',
    'validate json',
    'minify json',
    'json to csv',
    'csv to json',
    'json converter',
    'csv viewer',
    'csv editor',
    'csv converter',
    'csv table',
    'view csv',
    'regex tester',
    'regular expression tester',
    'test regex',
    'developer tool',
    'developer toolbox',
    'data converter',
    'data formatter',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const found = asked.filter(([, , pattern]) => pattern.test(saidIn(need)));
    const [first] = found;
    if (first === undefined) return { title: 'Data tools', props: {} };
    return {
      title: found.length === 1 ? first[1] : 'Data tools',
      props: { only: found.map(([tool]) => tool) },
    };
  },
  emit: emitGame('DataTools', 'tools/data/data-tools.tsx', 'Data tools'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (tool: (typeof tools)[number]) =>
      only === undefined || only.length === 0 || only.includes(tool);
    const choose = (name: string) => (only?.length === 1 ? [] : [{ do: 'press', name } as const]);
    const cases: ProofCase[] = [];
    if (has('json'))
      cases.push({
        name: 'JSON is formatted, checked and turned into a table',
        steps: [
          open,
          ...choose('JSON'),
          { do: 'fill', label: 'JSON', value: '[{"gull":1}]' },
          { do: 'press', name: 'Format' },
          { do: 'see', text: 'Valid JSON with 3 values' },
          { do: 'press', name: 'To CSV' },
          { do: 'see', text: '1 rows, 1 columns' },
          { do: 'fill', label: 'JSON', value: '{"gull":' },
          { do: 'press', name: 'Validate' },
          { do: 'see', text: 'Not valid JSON' },
        ],
      });
    if (has('csv'))
      cases.push({
        name: 'CSV is shown as a table and turned into JSON',
        steps: [
          open,
          ...choose('CSV table'),
          { do: 'fill', label: 'CSV', value: 'bird,count\ngull,7\ntern,3' },
          { do: 'count', selector: '[data-row]', min: 2, max: 2 },
          { do: 'press', name: 'To JSON' },
          { do: 'see', text: '"count": 7' },
        ],
      });
    if (has('regex'))
      cases.push({
        name: 'A pattern finds its matches',
        steps: [
          open,
          ...choose('Regular expression'),
          { do: 'fill', label: 'Pattern', value: '[0-9]+' },
          { do: 'fill', label: 'Text to search', value: '7 gulls and 12 terns' },
          { do: 'count', selector: '[data-match]', min: 2, max: 2 },
          { do: 'fill', label: 'Pattern', value: '(' },
          { do: 'see', text: 'Invalid regular expression' },
        ],
      });
    return cases;
  },
});
