import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const is =
  (...kinds: string[]) =>
  (draft: Draft) =>
    kinds.includes(String(draft.design));

export const fields = {
  question: {
    kind: 'text',
    label: 'What do you want to know',
    help: 'One sentence with what you change and what you measure.',
    lines: 2,
    maxLength: 300,
  },
  design: {
    kind: 'choice',
    label: 'Design',
    options: [
      { value: 'means', label: 'Two groups, a measured value' },
      { value: 'shares', label: 'Two groups, yes or no' },
      { value: 'factorial', label: 'Several factors at two levels' },
    ],
  },
  one: { kind: 'text', label: 'First group', maxLength: 60, when: is('means', 'shares') },
  other: { kind: 'text', label: 'Second group', maxLength: 60, when: is('means', 'shares') },
  difference: {
    kind: 'number',
    label: 'Smallest difference worth finding',
    help: 'In the unit that you measure. Smaller ones may go unseen.',
    min: 1e-9,
    when: is('means'),
  },
  deviation: {
    kind: 'number',
    label: 'Standard deviation within a group',
    help: 'From earlier measurements; without any, a sixth of the range that you would expect.',
    min: 1e-9,
    when: is('means'),
  },
  usual: {
    kind: 'percent',
    label: 'Yes in the first group today',
    min: 0.01,
    max: 99.99,
    when: is('shares'),
  },
  hoped: {
    kind: 'percent',
    label: 'Yes in the second group, if it is worth it',
    min: 0.01,
    max: 99.99,
    when: is('shares'),
  },
  factors: {
    kind: 'table',
    label: 'Factors',
    row: 'factor',
    minRows: 2,
    maxRows: 7,
    when: is('factorial'),
    columns: {
      name: { kind: 'text', label: 'Factor', maxLength: 40 },
      low: { kind: 'text', label: 'Low', maxLength: 40 },
      high: { kind: 'text', label: 'High', maxLength: 40 },
    },
  },
  fraction: {
    kind: 'choice',
    label: 'How many of the combinations',
    options: [
      { value: 'full', label: 'All' },
      { value: 'half', label: 'Half of them' },
    ],
    when: is('factorial'),
  },
  alpha: {
    kind: 'percent',
    label: 'A false alarm in',
    help: 'How often you may see a difference where there is none. Five is usual.',
    min: 0.1,
    max: 50,
  },
  power: {
    kind: 'percent',
    label: 'A true difference is seen in',
    help: 'Eighty is usual, ninety where missing it is dear.',
    min: 50,
    max: 99.9,
    when: is('means', 'shares'),
  },
  results: {
    kind: 'table',
    label: 'Results, when you have them',
    help: 'The group is the name of one of the two; for yes or no, write 1 or 0.',
    row: 'result',
    optional: true,
    maxRows: 5_000,
    when: is('means', 'shares'),
    columns: {
      group: { kind: 'text', label: 'Group', maxLength: 60 },
      value: { kind: 'number', label: 'Value' },
    },
  },
  measured: {
    kind: 'list',
    label: 'Measured values in standard order, when you have them',
    help: 'One to a line: the order of the column “Standard order” in the sheet, not the order in which you ran them.',
    optional: true,
    maxItems: 128,
    when: is('factorial'),
  },
} as const satisfies Fields;

export type ExperimentInput = Input<typeof fields>;
