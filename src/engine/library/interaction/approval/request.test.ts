import { expect, test } from 'vitest';
import { type ApprovalRequest, decide, whyNotDecide } from './request.ts';

const request: ApprovalRequest = {
  id: 'r1',
  title: 'New chair',
  kind: 'Purchase',
  reason: 'The old one is broken.',
  by: 'Nora',
  status: 'Pending',
  history: [],
};

test('a rejection needs a reason, an approval does not', () => {
  expect(whyNotDecide(request, 'Rejected', ' ')).toBe('Say why you reject it.');
  expect(whyNotDecide(request, 'Approved', '')).toBeUndefined();
});

test('a decision is kept in the history and made once', () => {
  const decided = decide(request, 'Approved', { at: '2030-01-01', by: 'Felix', comment: 'Fine' });
  expect(decided.history).toEqual([{ at: '2030-01-01', by: 'Felix', comment: 'Fine', what: 'Approved' }]);
  expect(whyNotDecide(decided, 'Rejected', 'No')).toBe('This request is already decided.');
});
