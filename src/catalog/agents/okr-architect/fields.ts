import type { Fields, Input } from '../../agent-desk/fields.ts';

const largest = 1e12;
const figure = { kind: 'number', min: -largest, max: largest, optional: true } as const;

export const fields = {
  organisation: { kind: 'text', label: 'Organisation or team', maxLength: 80 },
  start: { kind: 'date', label: 'First day of the period' },
  end: { kind: 'date', label: 'Last day of the period' },
  today: {
    kind: 'date',
    label: 'Today',
    help: 'Progress is held against how much of the period has passed.',
  },
  checkInWeeks: { kind: 'number', label: 'Weeks between check-ins', min: 1, max: 8, whole: true },
  objectives: {
    kind: 'table',
    label: 'Objectives',
    help: 'Where we want to be, in words that people remember. Serves: the key of the objective above it; empty for those at the top.',
    row: 'objective',
    maxRows: 30,
    columns: {
      key: { kind: 'text', label: 'Key', maxLength: 12 },
      objective: { kind: 'text', label: 'Objective', maxLength: 160 },
      owner: { kind: 'text', label: 'Owner', maxLength: 60, optional: true },
      serves: { kind: 'text', label: 'Serves', maxLength: 12, optional: true },
    },
  },
  results: {
    kind: 'table',
    label: 'Key results',
    help: 'How we would know. The baseline is the figure on the first day, the target the one on the last. Committed ones must be met; ambitious ones are met at 0.7. Own score: what the owner thinks it deserves, from 0 to 1, at the end.',
    row: 'key result',
    maxRows: 120,
    columns: {
      objective: { kind: 'text', label: 'Of', maxLength: 12 },
      result: { kind: 'text', label: 'Key result', maxLength: 160 },
      kind: {
        kind: 'choice',
        label: 'Kind',
        options: [
          { value: 'ambitious', label: 'Ambitious' },
          { value: 'committed', label: 'Committed' },
        ],
      },
      unit: { kind: 'text', label: 'Unit', maxLength: 20, optional: true },
      baseline: { ...figure, label: 'Baseline' },
      target: { ...figure, label: 'Target' },
      current: { ...figure, label: 'Now' },
      confidence: { kind: 'percent', label: 'Confidence', min: 0, max: 100, optional: true },
      ownScore: { kind: 'number', label: 'Own score', min: 0, max: 1, optional: true },
    },
  },
} as const satisfies Fields;

export type OkrInput = Input<typeof fields>;
export type ObjectiveInput = OkrInput['objectives'][number];
export type ResultInput = OkrInput['results'][number];
