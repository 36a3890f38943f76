import { describe, expect, it } from 'vitest';
import { antecedentFindings } from './antecedents.ts';
import { claimsForFees, dependencyFlags, flagsOf } from './claim-flags.ts';
import { parseClaims } from './parse-claims.ts';

/** US 6,799,176, claim 1, as granted. */
const linked =
  '1. A computer implemented method for scoring documents, at least some of the documents containing links to other ones of the documents, the method comprising: determining a probability that a searcher will access each of the documents after following a number of the links; and scoring each of the documents based on the determined probability.';

describe('claims', () => {
  it('fall into preamble, transition and elements', () => {
    const [claim] = parseClaims(linked);
    expect(claim?.category).toBe('method');
    expect(claim?.openness).toBe('open');
    expect(claim?.transition).toBe('comprising');
    expect(claim?.elements.map(({ text }) => text)).toEqual([
      'determining a probability that a searcher will access each of the documents after following a number of the links',
      'scoring each of the documents based on the determined probability',
    ]);
  });

  it('are open or closed by their transition', () => {
    const of = (phrase: string) =>
      parseClaims(`1. An alloy ${phrase} iron, a carbon and a silicon.`)[0]?.openness;
    expect(of('comprising')).toBe('open');
    expect(of('consisting of')).toBe('closed');
    expect(of('consisting essentially of')).toBe('partly open');
  });

  it('refer to one, to several, and to ranges', () => {
    const claims = parseClaims(
      '1. A pump comprising a rotor.\n2. The pump of claim 1, wherein the rotor is steel.\n3. The pump of claim 1 or 2, further comprising a seal.\n4. The pump of any one of claims 1 to 3, wherein the rotor spins.\n5. The pump as claimed in any of the preceding claims.',
    );
    expect(claims.map(({ refersTo }) => refersTo)).toEqual([[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]);
    expect(claimsForFees(claims)).toBe(1 + 1 + 2 + 3 + 4);
    expect(dependencyFlags(claims).map(({ claim }) => claim)).toEqual([4, 5]);
  });
});

describe('antecedent basis, by the examples of MPEP 2173.05(e)', () => {
  const kinds = (text: string) =>
    antecedentFindings(parseClaims(text)).map(({ words, kind }) => [words, kind]);

  it('misses a lever that was never introduced', () => {
    expect(kinds('1. A press comprising a frame, wherein said lever is pivoted on the frame.')).toEqual([
      ['said lever', 'missing'],
    ]);
  });

  it('does not know which of two levers is meant', () => {
    expect(
      kinds('1. A press comprising a hand lever and a foot lever, wherein said lever is pivoted.'),
    ).toEqual([['said lever', 'ambiguous']]);
  });

  it('finds an aluminum lever unclear after a lever', () => {
    expect(kinds('1. A press comprising a lever, wherein said aluminum lever is pivoted.')).toEqual([
      ['said aluminum lever', 'narrower'],
    ]);
  });

  it('takes the outer surface of a sphere, and the controlled fluid of a controlled stream of fluid, for known', () => {
    expect(
      kinds('1. A toy comprising a sphere, wherein the outer surface of said sphere is smooth.'),
    ).toEqual([]);
    expect(
      kinds('1. A valve comprising a controlled stream of fluid, wherein the controlled fluid is warm.'),
    ).toEqual([]);
  });

  it('finds nothing in a claim as granted', () => {
    expect(kinds(linked)).toEqual([]);
  });
});

describe('words that examiners question', () => {
  it('are found with their kind', () => {
    const claims = parseClaims(
      '1. A device comprising means for holding, a substantially flat plate and a module configured to count, such as a chip.',
    );
    expect(flagsOf(claims).map(({ kind }) => kind)).toEqual([
      'Term of degree',
      'Means plus function',
      'May be means plus function',
      'Example in a claim',
    ]);
  });
});
