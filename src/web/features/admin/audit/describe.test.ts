import { expect, it } from 'vitest';
import { describeDetails } from './describe-details.ts';
import { describeEvent } from './describe-event.ts';

it('says what was done, also when it does not know the action', () => {
  const said = (action: string, details = {}) => describeEvent({ action, details });
  expect(said('admin.grant_added', { kind: 'gaming', name: '' })).toBe('Gave access: Gaming');
  expect(said('admin.grant_removed', { kind: 'feature', name: 'beta' })).toBe(
    'Took back access: feature: beta',
  );
  expect(said('admin.outbox_read', { subject: '' })).toBe('Read a message of the outbox');
  expect(said('user.signed_in')).toBe('User signed in');
});

it('takes particulars apart', () => {
  expect(
    describeDetails({
      kind: 'gaming',
      before: null,
      after: { expires_at: null, on: true },
      to: ['a@b.c', 'd@e.f'],
    }),
  ).toEqual([
    { name: 'kind', value: 'gaming' },
    { name: 'before', value: '—' },
    { name: 'after · expires at', value: '—' },
    { name: 'after · on', value: 'yes' },
    { name: 'to', value: 'a@b.c, d@e.f' },
  ]);
});
