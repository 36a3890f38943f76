import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../spec/app-spec.ts';
import { leftToActs } from './left-to-acts.ts';

const repairs: EntitySpec = {
  name: 'repairs',
  one: 'Repair',
  many: 'Repairs',
  title: 'what',
  fields: [
    { name: 'what', label: 'What', kind: 'text', required: true },
    { name: 'flat', label: 'Flat', kind: 'text', required: true },
    { name: 'state', label: 'State', kind: 'choice', options: ['reported', 'ordered'], start: 'reported' },
    { name: 'craftsman', label: 'Craftsman', kind: 'text' },
    { name: 'photo', label: 'Photo', kind: 'image' },
  ],
  samples: [],
};

describe('what a form leaves to acts', () => {
  it('is what an act sets, and nothing that has to be said at once', () => {
    const acts = {
      order: {
        on: 'repairs',
        label: 'Order',
        done: 'Done.',
        does: ['set state = "ordered", craftsman = "x", flat = "y"'],
      },
    };
    expect(leftToActs(repairs, acts)).toEqual(['state', 'craftsman']);
  });

  it('is nothing that acts on others set', () => {
    const acts = { other: { on: 'flats', label: 'Other', done: 'Done.', does: ['set state = "x"'] } };
    expect(leftToActs(repairs, acts)).toEqual([]);
  });
});
