import type { ToolDefinition } from '../tool-definition.ts';

export const paintForARoom: ToolDefinition = {
  name: 'Paint for a room',
  job: 'Says how many tins of paint the walls of a room need, and what they cost.',
  currency: 'EUR',
  fields: [
    { kind: 'number', name: 'length', label: 'Length of the room', unit: 'm', min: 1, max: 20 },
    { kind: 'number', name: 'width', label: 'Width of the room', unit: 'm', min: 1, max: 20 },
    { kind: 'number', name: 'height', label: 'Height of the walls', unit: 'm', min: 1, max: 6 },
    {
      kind: 'table',
      name: 'openings',
      label: 'Doors and windows',
      row: 'opening',
      optional: true,
      columns: [
        { kind: 'text', name: 'what', label: 'What' },
        { kind: 'number', name: 'wide', label: 'Width', unit: 'cm', min: 0 },
        { kind: 'number', name: 'high', label: 'Height', unit: 'cm', min: 0 },
      ],
    },
    { kind: 'number', name: 'coats', label: 'Coats', min: 1, max: 5, whole: true },
    {
      kind: 'number',
      name: 'coverage',
      label: 'One litre covers',
      unit: 'm^2/L',
      min: 1,
      max: 20,
      help: 'It stands on the tin; 8 to 10 is usual for walls.',
    },
    { kind: 'number', name: 'tin', label: 'Size of a tin', unit: 'L', min: 0.1, max: 50 },
    { kind: 'money', name: 'price', label: 'Price of a tin', min: 0 },
  ],
  formulas: [
    { name: 'walls', formula: '2 * (length + width) * height' },
    { name: 'holes', formula: 'if(count(openings) > 0, sum(openings.wide * openings.high), 0 m^2)' },
    { name: 'area', formula: '(walls - holes) to m^2' },
    { name: 'paint', formula: 'area * coats / coverage to L' },
    { name: 'tins', formula: 'ceil(paint / tin)' },
    { name: 'cost', formula: 'tins * price' },
    { name: 'left', formula: '(tins * tin - paint) to L' },
  ],
  summary: 'Buy {tins} tins for {cost}: {area} of wall in {coats} coats take {paint}.',
  shown: [
    {
      kind: 'figures',
      title: 'What to buy',
      figures: [
        { label: 'Tins', formula: 'tins', as: 'whole' },
        { label: 'Cost', formula: 'cost', as: 'money' },
        { label: 'Paint needed', formula: 'paint', as: 'number', unit: 'L' },
        { label: 'Left over', formula: 'left', as: 'number', unit: 'L' },
        { label: 'Wall to paint', formula: 'area', as: 'number', unit: 'm^2' },
      ],
    },
    {
      kind: 'table',
      title: 'Taken off for doors and windows',
      table: 'openings',
      columns: [
        { label: 'What', formula: 'openings.what', as: 'text' },
        { label: 'Area', formula: 'openings.wide * openings.high', as: 'number', unit: 'm^2' },
      ],
    },
    {
      kind: 'chart',
      title: 'Cost by the height of the walls',
      chart: 'line',
      over: { kind: 'range', field: 'height', from: 2, to: 4, points: 21 },
      series: [{ label: 'Cost', formula: 'cost', as: 'money' }],
    },
  ],
  checks: [
    { when: 'area <= 0 m^2', says: 'The doors and windows are larger than the walls.', stops: true },
    {
      when: 'left > tin / 2',
      says: 'More than half a tin is left over: look for a smaller size.',
      stops: false,
    },
  ],
  sample: {
    length: 4.5,
    width: 3.6,
    height: 2.5,
    openings: [
      { what: 'Door', wide: 90, high: 205 },
      { what: 'Window', wide: 140, high: 120 },
    ],
    coats: 2,
    coverage: 9,
    tin: 2.5,
    price: 34.9,
  },
};
