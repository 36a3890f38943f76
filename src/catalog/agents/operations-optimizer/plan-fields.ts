import type { Draft, Fields } from '../../agent-desk/fields.ts';

const isPlan = (draft: Draft) => draft.question === 'plan';
const shortName = 60;

export const planFields = {
  aim: {
    kind: 'choice',
    label: 'The aim is',
    options: [
      { value: 'most', label: 'As much as possible' },
      { value: 'least', label: 'As little as possible' },
    ],
    when: isPlan,
  },
  aimName: {
    kind: 'text',
    label: 'What is counted',
    help: 'Such as margin in EUR a week, cost in USD, or hours.',
    maxLength: shortName,
    when: isPlan,
  },
  variables: {
    kind: 'table',
    label: 'What can be decided',
    help: 'One row for each quantity. The contribution is what one unit adds to the aim. An empty least amount is zero; write −1000000 or so where less than nothing makes sense. Whole numbers only where a half makes no sense: they cost time and have no exact shadow prices.',
    row: 'decision',
    maxRows: 40,
    columns: {
      name: { kind: 'text', label: 'Decision', maxLength: shortName },
      gain: { kind: 'number', label: 'Contribution of one unit' },
      least: { kind: 'number', label: 'At least', optional: true },
      most: { kind: 'number', label: 'At most', optional: true },
      whole: { kind: 'switch', label: 'Whole numbers' },
    },
    when: isPlan,
  },
  limits: {
    kind: 'sheet',
    label: 'Limits',
    help: 'The first column names the limit. Then one column for each decision, with exactly its name: how much one unit uses. The last two are “Relation” (<=, >= or =) and “Bound”. An empty cell is zero.',
    minRows: 1,
    when: isPlan,
  },
} as const satisfies Fields;
