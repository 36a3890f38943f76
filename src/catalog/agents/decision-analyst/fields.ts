import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const shortName = 60;
const strongest = 9;
const isByPairs = (draft: Draft) => draft.weighting === 'pairs';

export const fields = {
  question: {
    kind: 'text',
    label: 'What is to be decided',
    help: 'As a question that one of the options answers.',
    maxLength: 200,
  },
  criteria: {
    kind: 'table',
    label: 'What matters',
    help: 'Four to seven criteria that do not count the same thing twice. The weight in points is needed only where weights are given directly; any sum will do.',
    row: 'criterion',
    minRows: 2,
    maxRows: 15,
    columns: {
      name: { kind: 'text', label: 'Criterion', maxLength: shortName },
      better: {
        kind: 'choice',
        label: 'Better is',
        options: [
          { value: 'more', label: 'More' },
          { value: 'less', label: 'Less' },
        ],
      },
      weight: { kind: 'number', label: 'Weight', min: 0, max: 1_000, optional: true },
    },
  },
  weighting: {
    kind: 'choice',
    label: 'Weights come from',
    options: [
      { value: 'pairs', label: 'Judgements of pairs (AHP)' },
      { value: 'direct', label: 'The points given above' },
    ],
  },
  judgements: {
    kind: 'table',
    label: 'Judgements of pairs',
    help: 'How many times as important the first is: 1 the same, 3 somewhat, 5 clearly, 7 very much, 9 beyond compare. Put the more important one first. A pair may be left out, but every criterion must be tied to the others.',
    row: 'judgement',
    maxRows: 105,
    when: isByPairs,
    columns: {
      first: { kind: 'text', label: 'This', maxLength: shortName },
      times: { kind: 'number', label: 'times as important', min: 1 / strongest, max: strongest },
      second: { kind: 'text', label: 'as this', maxLength: shortName },
    },
  },
  options: {
    kind: 'sheet',
    label: 'Options and their figures',
    help: 'The first column names the option; each further column is a criterion with exactly the name used above. Where there is no measure, score from 1 to 10.',
    minRows: 2,
  },
  doubt: {
    kind: 'percent',
    label: 'How far each weight may be off',
    help: 'All weights are moved by up to this much, thousands of times, to see how often each option wins.',
    min: 0,
    max: 100,
  },
} as const satisfies Fields;

export type DecisionInput = Input<typeof fields>;
