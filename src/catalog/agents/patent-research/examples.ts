import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PatentInput } from './fields.ts';

const plain = { title: 'Example', priority: '2026-01-01', charted: 1 } as const;

export const examples: readonly WorkedExample<PatentInput>[] = [
  {
    source:
      'United States Patent 6,799,176, claim 1, as granted: an open method claim of two steps, in which every “the” has its antecedent',
    input: {
      ...plain,
      title: 'Method for scoring documents in a linked database',
      claims:
        '1. A computer implemented method for scoring documents, at least some of the documents containing links to other ones of the documents, the method comprising: determining a probability that a searcher will access each of the documents after following a number of the links; and scoring each of the documents based on the determined probability.',
    },
    expected: {
      claims: { is: 1 },
      elements: { is: 2 },
      category: { is: 'method' },
      openness: { is: 'open' },
      transition: { is: 'comprising' },
      antecedents: { is: 0 },
    },
  },
  {
    source: 'MPEP 2173.05(e): “said lever” without an earlier lever is unclear',
    input: { ...plain, claims: '1. A press comprising a frame, wherein said lever is pivoted on the frame.' },
    expected: { missingAntecedents: { is: 1 }, antecedents: { is: 1 } },
  },
  {
    source: 'MPEP 2173.05(e): “said lever” after two different levers is unclear',
    input: {
      ...plain,
      claims: '1. A press comprising a hand lever and a foot lever, wherein said lever is pivoted.',
    },
    expected: { ambiguousAntecedents: { is: 1 }, antecedents: { is: 1 } },
  },
  {
    source: 'MPEP 2173.05(e): “said aluminum lever” after “a lever” is unclear',
    input: { ...plain, claims: '1. A press comprising a lever, wherein said aluminum lever is pivoted.' },
    expected: { narrowerAntecedents: { is: 1 }, antecedents: { is: 1 } },
  },
  {
    source: 'MPEP 2173.05(e): “the outer surface of said sphere” needs no antecedent for the surface',
    input: {
      ...plain,
      claims: '1. A toy comprising a sphere, wherein the outer surface of said sphere is smooth.',
    },
    expected: { antecedents: { is: 0 } },
  },
];
