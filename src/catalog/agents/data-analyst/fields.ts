import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const longestName = 200;
const asks = (question: string) => (draft: Draft) => draft.question === question;

export const fields = {
  data: {
    kind: 'sheet',
    label: 'Data',
    help: 'One row for each thing that was measured, one column for each measure, the names of the columns in the first line. Decimal commas and points, percentages, currencies and days in several orders are read as they are.',
    minRows: 3,
  },
  dayOrder: {
    kind: 'choice',
    label: 'Days such as 03/04/2026 are written',
    help: 'Needed only where the data themselves do not show it: 25/03 can be nothing but the 25th of March.',
    options: [
      { value: 'auto', label: 'As the data show' },
      { value: 'day first', label: 'Day first' },
      { value: 'month first', label: 'Month first' },
    ],
  },
  question: {
    kind: 'choice',
    label: 'The question',
    help: 'Settle it before you look at the figures: a question that was chosen by its answer has no honest p-value.',
    options: [
      { value: 'profile', label: 'What is in the data?' },
      { value: 'compare', label: 'Do groups differ?' },
      { value: 'relation', label: 'Are two measures related?' },
      { value: 'predict', label: 'What does one column depend on?' },
      { value: 'counts', label: 'How often does each category occur?' },
      { value: 'time', label: 'Does it change over time?' },
    ],
  },
  measure: {
    kind: 'text',
    label: 'Column in question',
    help: 'Its name as in the first line. Groups, relations and time need figures; a dependence may also be of yes or no; counts need categories.',
    maxLength: longestName,
    when: (draft) => draft.question !== 'profile',
  },
  groups: {
    kind: 'text',
    label: 'Column of the groups',
    help: 'A column with two to twelve different values, such as region, treatment or version.',
    maxLength: longestName,
    when: asks('compare'),
  },
  pair: {
    kind: 'text',
    label: 'Column that says who was measured twice',
    help: 'Only when the same person or thing stands in both of two groups, such as before and after. The test is then of the differences.',
    optional: true,
    maxLength: longestName,
    when: asks('compare'),
  },
  other: {
    kind: 'text',
    label: 'Other measure',
    maxLength: longestName,
    when: asks('relation'),
  },
  predictors: {
    kind: 'list',
    label: 'Columns that it may depend on',
    help: 'One to a line. Ten rows for each of them are the least; categories count once for each value beyond the first.',
    maxItems: 20,
    when: asks('predict'),
  },
  second: {
    kind: 'text',
    label: 'Counted by',
    help: 'A second column of categories, to see whether the counts go together. Leave it empty to look at one column.',
    optional: true,
    maxLength: longestName,
    when: asks('counts'),
  },
  time: {
    kind: 'text',
    label: 'Column of the time',
    help: 'Days, months or years.',
    maxLength: longestName,
    when: asks('time'),
  },
  span: {
    kind: 'choice',
    label: 'Sum up by',
    options: [
      { value: 'auto', label: 'Whatever fits' },
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month' },
      { value: 'quarter', label: 'Quarter' },
      { value: 'year', label: 'Year' },
    ],
    when: asks('time'),
  },
  summing: {
    kind: 'choice',
    label: 'Of several values in a span take',
    options: [
      { value: 'mean', label: 'The mean' },
      { value: 'total', label: 'The total' },
    ],
    when: asks('time'),
  },
  confidence: {
    kind: 'percent',
    label: 'Certainty of intervals',
    help: '95 is usual: of a hundred such intervals, 95 hold the true value. The limit for p-values is what is left to 100.',
    min: 80,
    max: 99.9,
  },
} as const satisfies Fields;

export type AnalysisInput = Input<typeof fields>;
