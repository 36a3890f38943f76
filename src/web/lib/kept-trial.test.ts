import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { fittingAppName } from './fitting-app-name.ts';
import { forgetTrial, keepTrial, readKeptTrial } from './kept-trial.ts';

const trial = {
  appName: 'Two Chairs',
  prompt: 'Bookings',
  changes: ['Add a tip to bookings'],
  anyway: false,
};

describe('an app that waits for its owner', () => {
  beforeEach(() => localStorage.clear());

  it('is found again with its changes, until it is forgotten', () => {
    expect(readKeptTrial(5)).toBeUndefined();
    expect(keepTrial(trial, 1)).toBe(true);
    expect(readKeptTrial(5)).toEqual({ ...trial, at: 1 });
    forgetTrial();
    expect(readKeptTrial(5)).toBeUndefined();
  });

  it('does not come up a day later, for whoever uses this browser then', () => {
    keepTrial(trial, 1);
    expect(readKeptTrial(limits.trial.keptMs)).toBeDefined();
    expect(readKeptTrial(1 + limits.trial.keptMs)).toBeUndefined();
  });

  it('is nothing where something else lies in its place', () => {
    for (const stored of [
      'no json',
      '{}',
      '{"appName":"a","prompt":"b","changes":[1],"anyway":false,"at":1}',
    ]) {
      localStorage.setItem('kora-trial', stored);
      expect(readKeptTrial(1), stored).toBeUndefined();
    }
  });
});

it.each([
  ['Two Chairs', 'Two Chairs'],
  ["Anna's Bread & Cake", 'Annas Bread and Cake'],
  ['Café: Zürich (North)', 'Café Zürich North'],
  ['…', 'My app'],
  ['a'.repeat(60), 'a'.repeat(limits.apps.nameInForm)],
])('the name %s is kept as %s', (given, expected) => {
  expect(fittingAppName(given)).toBe(expected);
});
