import { expect, it } from 'vitest';
import { collection } from './own-resources.ts';

const base = { id: '1', kind: 'guide' as const, title: 'Ours', about: '', jobs: [], body: 'One.' };

function settled(ours: Partial<typeof base> | null, theirs: typeof base | null) {
  if (typeof collection.conflict === 'string') throw new Error('It has a rule of its own.');
  return collection.conflict({ base, ours: ours === null ? null : { ...base, ...ours }, theirs });
}

it('joins what two devices changed of one resource', () => {
  expect(settled({ title: 'New' }, { ...base, body: 'Two.' })).toMatchObject({ title: 'New', body: 'Two.' });
});

it('gives up neither text where both devices wrote', () => {
  const joined = settled({ body: 'One and mine.' }, { ...base, body: 'One and theirs.' });
  expect(joined?.body).toBe('One and mine.\n\n## From another device\n\nOne and theirs.');
});

it('keeps what was changed here and deleted there, and lets go what was deleted here', () => {
  expect(settled({ title: 'New' }, null)).toMatchObject({ title: 'New', body: 'One.' });
  expect(settled(null, base)).toBeNull();
});
