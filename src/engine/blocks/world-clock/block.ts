import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn } from '../../fit/game-fit.ts';

const props = z.object({ start: z.array(z.string()).optional() });
const known =
  /^(?:London|New York|Tokyo|Sydney|Paris|Berlin|Madrid|Rome|Athens|Istanbul|Moscow|Dubai|Karachi|Mumbai|Dhaka|Bangkok|Singapore|Hong Kong|Beijing|Seoul|Auckland|Honolulu|Los Angeles|Denver|Chicago|Toronto|Mexico City|Cairo|Lagos|Nairobi|Johannesburg)$/;

export const block = defineBlock<z.infer<typeof props>>({
  id: 'world-clock',
  title: 'World clock',
  words: [
    'world clock',
    'world time',
    'time zone converter',
    'timezone converter',
    'time zone clock',
    'international clock',
    'global clock',
    'digital clock',
    'analog clock',
    'clock app',
    'current time in city',
    'time in different city',
    'time difference',
    'time around world',
    'multiple time zone',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const start = namesIn(need)
      .map((name) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()))
      .filter((name) => known.test(name));
    return { title: 'World clock', props: start.length > 0 ? { start } : {} };
  },
  emit: emitGame('WorldClock', 'tools/clock/world-clock.tsx', 'World clock'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A city is added, kept and removed',
        steps: [
          open,
          { do: 'fill', label: 'City', value: 'Nairobi' },
          { do: 'press', name: 'Add city' },
          { do: 'count', selector: '[data-city="Nairobi"]', min: 1, max: 1 },
          { do: 'reload' },
          { do: 'press', name: 'Remove Nairobi' },
          { do: 'count', selector: '[data-city="Nairobi"]', max: 0 },
        ],
      },
    ];
  },
});
