import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  ideas: {
    kind: 'table',
    label: 'Ideas',
    help: 'Reach is how many people it touches in the same span of time for all ideas, a quarter for instance.',
    row: 'idea',
    minRows: 2,
    maxRows: 30,
    columns: {
      name: { kind: 'text', label: 'Idea', maxLength: 80 },
      reach: { kind: 'number', label: 'Reach', min: 0 },
      impact: {
        kind: 'choice',
        label: 'Impact on each',
        options: [
          { value: '3', label: 'Massive (3)' },
          { value: '2', label: 'High (2)' },
          { value: '1', label: 'Medium (1)' },
          { value: '0.5', label: 'Low (0.5)' },
          { value: '0.25', label: 'Minimal (0.25)' },
        ],
      },
      confidence: { kind: 'percent', label: 'Confidence', min: 0, max: 100 },
      effort: { kind: 'number', label: 'Effort, person-months', min: 0.1 },
    },
  },
  uncertainty: {
    kind: 'percent',
    label: 'How wrong may reach and effort be',
    help: 'Forty means that the true figure may be 40 % lower or higher than what you wrote. Teams are rarely better than that.',
    min: 0,
    max: 90,
  },
  criteria: {
    kind: 'table',
    label: 'Criteria and weights',
    help: 'Only when some things count that reach does not show: risk, strategy, joy.',
    row: 'criterion',
    optional: true,
    maxRows: 10,
    columns: {
      name: { kind: 'text', label: 'Criterion', maxLength: 60 },
      weight: { kind: 'number', label: 'Weight', min: 0, max: 1_000 },
    },
  },
  marks: {
    kind: 'table',
    label: 'Marks from 0 to 10',
    row: 'mark',
    optional: true,
    maxRows: 300,
    columns: {
      idea: { kind: 'text', label: 'Idea', maxLength: 80 },
      criterion: { kind: 'text', label: 'Criterion', maxLength: 60 },
      mark: { kind: 'number', label: 'Mark', min: 0, max: 10 },
    },
  },
  pairs: {
    kind: 'table',
    label: 'Comparisons in pairs',
    help: 'One row for each judgement of each person: which of two ideas they would rather do.',
    row: 'comparison',
    optional: true,
    maxRows: 500,
    columns: {
      better: { kind: 'text', label: 'Preferred', maxLength: 80 },
      worse: { kind: 'text', label: 'Over', maxLength: 80 },
    },
  },
} as const satisfies Fields;

export type IdeaInput = Input<typeof fields>;
