import type { Fields, Input } from '../../agent-desk/fields.ts';

const reference = (label: string) =>
  ({
    kind: 'text',
    label,
    help: 'First line: number or title. Below it the text: abstract, claims, or the passages that matter.',
    lines: 8,
    maxLength: 60_000,
    optional: true,
  }) as const;

export const fields = {
  title: {
    kind: 'text',
    label: 'What the invention is',
    help: 'A short title, as in the application.',
    maxLength: 160,
  },
  claims: {
    kind: 'text',
    label: 'The claims',
    help: 'All of them with their numbers, each beginning on a new line.',
    lines: 16,
    maxLength: 80_000,
  },
  priority: {
    kind: 'date',
    label: 'Priority date',
    help: 'The day from which novelty counts. For an idea not yet filed, today.',
  },
  charted: {
    kind: 'number',
    label: 'Claim to chart',
    help: 'Usually the broadest independent claim.',
    min: 1,
    max: 999,
    whole: true,
  },
  keywords: {
    kind: 'list',
    label: 'Further words to search by',
    help: 'What the trade calls it, one to a line.',
    optional: true,
    maxItems: 4,
  },
  referenceOne: reference('First reference'),
  referenceTwo: reference('Second reference'),
  referenceThree: reference('Third reference'),
  referenceFour: reference('Fourth reference'),
} as const satisfies Fields;

export type PatentInput = Input<typeof fields>;
