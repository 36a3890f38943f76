import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const kinds: readonly (readonly [id: string, title: string, asked: RegExp])[] = [
  ['temperature', 'Temperature converter', /temperature|celsius|fahrenheit|kelvin/],
  ['currency', 'Currency converter', /currenc|exchange rate|\busd\b|\beuros?\b|dollar/],
  ['roman', 'Roman numeral converter', /roman/],
  [
    'number',
    'Number base converter',
    /binary|hexadecimal|octal|number (?:base|system)|\bhex\b(?! colou?r)|decimal/,
  ],
  [
    'color',
    'Colour converter',
    /colou?rs?\b.*(?:convert|code|format|value)|hex to rgb|rgb to hex|\bhsl\b|convert colou?r/,
  ],
  ['length', 'Length converter', /length|distance|\bmeters?\b|\bmetres?\b|miles?\b|\bfeet\b|inch/],
  ['mass', 'Weight converter', /weight|\bmass\b|kilogram|pounds?\b|\bkg\b/],
  ['volume', 'Volume converter', /volume|lit(?:re|er)s?\b|gallon|cooking|\bcups?\b/],
  ['area', 'Area converter', /\barea\b|hectare|acre/],
  ['speed', 'Speed converter', /\bspeed\b|km\/h|mph/],
  ['time', 'Time converter', /\btime units?\b|hours? to minutes?|time conver/],
  ['data', 'Data size converter', /data (?:size|storage|unit)|megabyte|gigabyte|file size|storage unit/],
  ['energy', 'Energy converter', /\benergy\b|joule|kilowatt/],
];

const props = z.object({ only: z.array(z.string()).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'converter',
  title: 'Converter',
  words: [
    'converter',
    'unit converter',
    'unit conversion',
    'convert unit',
    'measurement converter',
    'measurement conversion',
    'metric converter',
    'length converter',
    'weight converter',
    'temperature converter',
    'temperature conversion',
    'convert temperature',
    'celsius to fahrenheit',
    'fahrenheit to celsius',
    'volume converter',
    'speed converter',
    'area converter',
    'time converter',
    'energy converter',
    'data size converter',
    'distance converter',
    'convert between unit',
    'currency converter',
    'currency conversion',
    'convert currency',
    'currency exchange',
    'exchange rate',
    'exchange rate calculator',
    'currency calculator',
    'number base',
    'number base converter',
    'number system converter',
    'binary converter',
    'binary to decimal',
    'decimal to binary',
    'hexadecimal converter',
    'hex converter',
    'binary calculator',
    'convert binary',
    'roman numeral',
    'roman numeral converter',
    'color converter',
    'colour converter',
    'color code converter',
    'hex to rgb',
    'rgb to hex',
    'convert color',
    'conversion tool',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const text = saidIn(need);
    const asked = kinds.filter(([, , pattern]) => pattern.test(text));
    const [first] = asked;
    if (first === undefined) return { title: 'Unit converter', props: {} };
    return {
      title: asked.length === 1 ? first[1] : /\bunits?\b/.test(text) ? 'Unit converter' : 'Converter',
      props: { only: asked.map(([id]) => id) },
    };
  },
  emit: emitGame('Converter', 'tools/converter/converter.tsx', 'Converter'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (id: string) => only === undefined || only.length === 0 || only.includes(id);
    const many = only?.length !== 1;
    const choose = (name: string) => (many ? [{ do: 'press', name } as const] : []);
    const cases: ProofCase[] = [
      {
        name: 'Converting keeps the result',
        steps: [
          open,
          { do: 'press', name: 'Convert' },
          { do: 'see', text: 'History (1)' },
          { do: 'reload' },
          { do: 'see', text: 'History (1)' },
        ],
      },
    ];
    if (has('temperature'))
      cases.push({
        name: 'Degrees convert as they should',
        steps: [
          open,
          ...choose('Temperature'),
          { do: 'fill', label: 'Value', value: '100' },
          { do: 'see', text: '= 212 Fahrenheit' },
          { do: 'press', name: 'Swap' },
          { do: 'fill', label: 'Value', value: '-40' },
          { do: 'see', text: '= -40 Celsius' },
          { do: 'fill', label: 'Value', value: 'warm' },
          { do: 'see', text: 'Enter a number' },
        ],
      });
    if (has('number'))
      cases.push({
        name: 'Numbers convert to other bases',
        steps: [
          open,
          ...choose('Number bases'),
          { do: 'fill', label: 'Number', value: '255' },
          { do: 'see', text: '11111111' },
          { do: 'see', text: 'CCLV' },
        ],
      });
    return cases;
  },
});
