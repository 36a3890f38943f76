import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  product: {
    kind: 'text',
    label: 'What you offer',
    help: 'A name and what it is: “Tallow & Pine, soap by post”.',
    maxLength: 120,
  },
  audience: {
    kind: 'text',
    label: 'Who it is for',
    help: 'One kind of person, in the plural: “parents of toddlers”.',
    maxLength: 100,
  },
  problem: {
    kind: 'text',
    label: 'What bothers them today',
    help: 'A whole sentence, as they would say it: “Bedtime takes two hours and three stories.”',
    lines: 2,
    maxLength: 300,
  },
  consequence: {
    kind: 'text',
    label: 'What happens when nothing changes',
    help: 'A whole sentence.',
    lines: 2,
    maxLength: 300,
  },
  after: {
    kind: 'text',
    label: 'How it is afterwards',
    help: 'A whole sentence about their day, not about your product.',
    lines: 2,
    maxLength: 300,
  },
  features: {
    kind: 'table',
    label: 'Features, and what each is good for',
    row: 'feature',
    minRows: 1,
    maxRows: 8,
    columns: {
      feature: { kind: 'text', label: 'Feature', maxLength: 120 },
      benefit: { kind: 'text', label: 'So that they …', maxLength: 160 },
    },
  },
  proof: {
    kind: 'list',
    label: 'Proof',
    help: 'Figures, tests, quotes with their source, one to a line. Only what you can show.',
    optional: true,
    maxItems: 8,
  },
  offer: { kind: 'text', label: 'The offer', help: 'Price, trial, guarantee, date.', maxLength: 160 },
  action: {
    kind: 'text',
    label: 'What they shall do',
    help: 'Begin with a verb: “Book a free lesson”.',
    maxLength: 60,
  },
} as const satisfies Fields;

export type CopyInput = Input<typeof fields>;
