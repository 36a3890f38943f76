import type { Starter } from '../../agent-desk/work.ts';
import type { ContractInput } from './fields.ts';
import { freelanceText } from './text-freelance.ts';
import { leaseText } from './text-lease.ts';
import { ndaText } from './text-nda.ts';

export const starters: readonly Starter<ContractInput>[] = [
  {
    name: 'Freelance design contract',
    text: 'A designer in Leeds got this from a retailer. Almost every clause leans one way.',
    input: {
      contract: freelanceText,
      kind: 'auto',
      side: 'Freelancer',
      home: 'England',
      reviewed: '2026-09-01',
    },
  },
  {
    name: 'Lease of a flat in Denver',
    text: 'Two tenants read a landlord’s form before they sign.',
    input: { contract: leaseText, kind: 'auto', side: 'Tenant', home: 'Colorado', reviewed: '2027-03-01' },
  },
  {
    name: 'NDA before a joint development',
    text: 'A Swedish maker of cargo bicycles is asked to sign before the first meeting.',
    input: {
      contract: ndaText,
      kind: 'auto',
      side: 'Receiving Party',
      home: 'Sweden',
      reviewed: '2027-01-12',
    },
  },
];
