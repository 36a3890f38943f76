import type { Fields, Input } from '../../agent-desk/fields.ts';

const largest = 1e9;

export const fields = {
  claim: {
    kind: 'text',
    label: 'Claim',
    help: 'One sentence that turns out true or false, such as “Opening on Sundays will pay within a year”.',
    maxLength: 200,
  },
  action: {
    kind: 'text',
    label: 'What you would do if it is true',
    help: 'The action that hangs on it, such as “Open on Sundays”.',
    maxLength: 120,
  },
  prior: {
    kind: 'percent',
    label: 'How likely before this evidence',
    help: 'How often such claims come true elsewhere. With nothing to go by, 50 %.',
    min: 0.1,
    max: 99.9,
  },
  benefit: {
    kind: 'number',
    label: 'Gained by acting when it is true',
    help: 'In any unit, money or points; only the proportion to the next figure counts.',
    min: 0.001,
    max: largest,
  },
  harm: { kind: 'number', label: 'Lost by acting when it is false', min: 0.001, max: largest },
  evidence: {
    kind: 'table',
    label: 'Evidence',
    help: 'Times likelier: for a piece in favour, how many times likelier one would see it if the claim were true than if it were false; against, the other way round. 2 is slight, 5 is fair, 10 strong, 30 very strong. Quality: how far the source can be trusted. Origin: the same word for pieces that go back to one source.',
    row: 'piece',
    maxRows: 40,
    columns: {
      piece: { kind: 'text', label: 'Evidence', maxLength: 140 },
      side: {
        kind: 'choice',
        label: 'Speaks',
        options: [
          { value: 'for', label: 'For' },
          { value: 'against', label: 'Against' },
        ],
      },
      ratio: { kind: 'number', label: 'Times likelier', min: 1, max: 1_000 },
      quality: { kind: 'percent', label: 'Quality of the source', min: 0, max: 100 },
      origin: { kind: 'text', label: 'Origin', maxLength: 40, optional: true },
    },
  },
  overlap: {
    kind: 'percent',
    label: 'Overlap of pieces with one origin',
    help: 'At 100 % only the weightiest piece of an origin counts, at 0 % all count in full.',
    min: 0,
    max: 100,
  },
  doubt: {
    kind: 'number',
    label: 'Each ratio may be off by a factor of',
    min: 1,
    max: 10,
  },
} as const satisfies Fields;

export type PendulumInput = Input<typeof fields>;
export type PieceInput = PendulumInput['evidence'][number];
