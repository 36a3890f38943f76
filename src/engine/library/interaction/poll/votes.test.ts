import { expect, test } from 'vitest';
import { castVote, readOptions, totalVotes } from './votes.ts';

const poll = {
  id: 'p1',
  question: 'Which day?',
  by: 'Guest',
  options: [
    { text: 'Monday', votes: 2 },
    { text: 'Friday', votes: 5 },
  ],
};

test('a vote counts once, and moves when it is changed', () => {
  const voted = castVote(poll, 0, undefined);
  expect(voted.options.map(({ votes }) => votes)).toEqual([3, 5]);
  const moved = castVote(voted, 1, 0);
  expect(moved.options.map(({ votes }) => votes)).toEqual([2, 6]);
  expect(totalVotes(moved)).toBe(8);
});

test('options are the lines that say something, each once', () => {
  expect(readOptions('Tea\n\n Coffee \nTea')).toEqual(['Tea', 'Coffee']);
});
