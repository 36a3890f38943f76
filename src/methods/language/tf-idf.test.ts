import { describe, expect, it } from 'vitest';
import { contentTerms, cosine, inverseDocumentFrequencies, stemOf, termVector } from './tf-idf.ts';

const repeated = (counts: readonly number[]) =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => `t${at}`));

describe('term weights', () => {
  // scikit-learn user guide, feature extraction, TfidfTransformer with smooth_idf=True on these counts.
  const documents = [
    [3, 0, 1],
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [3, 2, 0],
    [3, 0, 2],
  ].map(repeated);
  const weights = inverseDocumentFrequencies(documents);

  it('are those that scikit-learn prints', () => {
    const vector = (at: number) => termVector(documents[at] ?? [], weights);
    expect(vector(0).get('t0')).toBeCloseTo(0.85151335, 8);
    expect(vector(0).get('t2')).toBeCloseTo(0.52433293, 8);
    expect(vector(4).get('t0')).toBeCloseTo(0.55422893, 8);
    expect(vector(4).get('t1')).toBeCloseTo(0.83236428, 8);
    expect(vector(5).get('t2')).toBeCloseTo(0.77630514, 8);
  });

  it('make a text like itself and unlike another', () => {
    const one = termVector(documents[1] ?? [], weights);
    expect(cosine(one, one)).toBeCloseTo(1, 12);
    expect(cosine(termVector(['t1'], weights), one)).toBe(0);
    expect(cosine(termVector([], weights), one)).toBe(0);
  });

  it('see one word in its forms', () => {
    expect(new Set(['rotating', 'rotates', 'rotated', 'rotation'].map(stemOf)).size).toBe(1);
    expect(stemOf('scoring')).toBe(stemOf('scores'));
    expect(contentTerms('The method of scoring the documents')).toEqual(['scor', stemOf('documents')]);
  });
});
