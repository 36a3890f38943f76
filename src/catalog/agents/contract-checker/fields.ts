import type { Fields, Input } from '../../agent-desk/fields.ts';
import { contractTypes } from './contract-types.ts';

export const fields = {
  contract: {
    kind: 'text',
    label: 'The contract',
    help: 'Paste the whole text with its numbering. It stays on this device.',
    lines: 20,
    maxLength: 120_000,
  },
  kind: {
    kind: 'choice',
    label: 'Type of contract',
    options: [
      { value: 'auto', label: 'Recognise it' },
      ...contractTypes.map(({ value, label }) => ({ value, label })),
    ],
  },
  side: {
    kind: 'text',
    label: 'Your side',
    help: 'The word that the contract uses for you, such as Tenant or Consultant. Wording that favours the other side is then marked.',
    optional: true,
    maxLength: 60,
  },
  home: {
    kind: 'text',
    label: 'Your country or state',
    help: 'Compared with the law and courts that the contract names.',
    optional: true,
    maxLength: 60,
  },
  reviewed: {
    kind: 'date',
    label: 'Day of the review',
    help: 'Days in the contract before it are marked as past.',
  },
} as const satisfies Fields;

export type ContractInput = Input<typeof fields>;
