import { expect, test } from 'vitest';
import { countVotes, readOptions, totalVotes } from './votes.ts';

const poll = {
  id: 'p1',
  question: 'Which day?',
  by: 'Guest',
  options: [
    { text: 'Monday', votes: 2 },
    { text: 'Friday', votes: 5 },
  ],
};

test('votes are counted where they were cast, beside those that were there', () => {
  const votes = [
    { poll: 'p1', option: 'Monday' },
    { poll: 'p1', option: 'Monday' },
    { poll: 'p2', option: 'Friday' },
  ];
  const counted = countVotes(poll, votes);
  expect(counted.options.map((option) => option.votes)).toEqual([4, 5]);
  expect(totalVotes(counted)).toBe(9);
});

test('options are the lines that say something, each once', () => {
  expect(readOptions('Tea\n\n Coffee \nTea')).toEqual(['Tea', 'Coffee']);
});
