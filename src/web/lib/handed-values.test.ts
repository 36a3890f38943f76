import { describe, expect, it } from 'vitest';
import { handingState, readHandedValues } from './handed-values.ts';

const handed = {
  question: 'work out a loan over 5 years',
  values: [{ field: 'years', label: 'Term', value: 5, words: '5 years' }],
};

describe('values for a form', () => {
  it('come along with a link as they were handed over', () => {
    expect(readHandedValues(structuredClone(handingState(handed)))).toEqual(handed);
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [{}],
    [{ handedValues: { question: 'x' } }],
    [{ handedValues: { question: 'x', values: [{ field: 'years', value: {} }] } }],
    [{ handedValues: { question: 1, values: [] } }],
  ])('are nothing when the history holds something else: %j', (state) => {
    expect(readHandedValues(state)).toBeUndefined();
  });
});
