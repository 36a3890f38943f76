import type { Fields, Input } from '../../agent-desk/fields.ts';

const largest = 1_000_000;
const worth = { min: -largest, max: largest } as const;

export const fields = {
  ours: { kind: 'text', label: 'We are', maxLength: 60 },
  theirs: { kind: 'text', label: 'They are', maxLength: 60 },
  settings: {
    kind: 'table',
    label: 'Issues and how each may be settled',
    help: 'One row for each possible settlement of an issue. Give 100 points to each side in all: the best settlement of every issue together is 100, the worst 0. What it is worth to them is your best guess; ask, and correct it as you learn.',
    row: 'settlement',
    minRows: 2,
    maxRows: 120,
    columns: {
      issue: { kind: 'text', label: 'Issue', maxLength: 60 },
      setting: { kind: 'text', label: 'Settled as', maxLength: 60 },
      ours: { kind: 'number', label: 'Worth to us', ...worth },
      theirs: { kind: 'number', label: 'Worth to them', ...worth },
    },
  },
  alternatives: {
    kind: 'table',
    label: 'What we do if there is no agreement',
    help: 'Score each on the same scale as the packages, as if it were an offer, and say how likely it comes about.',
    row: 'alternative',
    maxRows: 12,
    columns: {
      name: { kind: 'text', label: 'Alternative', maxLength: 80 },
      value: { kind: 'number', label: 'Worth to us', ...worth },
      chance: { kind: 'percent', label: 'Chance', min: 0, max: 100 },
    },
  },
  walkCost: {
    kind: 'number',
    label: 'Cost of walking away',
    help: 'In the same points: lost time, a strained relation, legal fees.',
    min: 0,
    max: largest,
  },
  theirLow: { kind: 'number', label: 'Their reservation value, at the lowest', ...worth },
  theirLikely: {
    kind: 'number',
    label: 'Their reservation value, likely',
    help: 'What their best alternative is worth to them. Put yourself in their place: who else could they turn to, and by when?',
    ...worth,
  },
  theirHigh: { kind: 'number', label: 'Their reservation value, at the highest', ...worth },
  rounds: { kind: 'number', label: 'Rounds that are planned', min: 2, max: 8, whole: true },
} as const satisfies Fields;

export type NegotiationInput = Input<typeof fields>;
