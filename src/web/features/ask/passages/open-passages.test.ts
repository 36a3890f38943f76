import { expect, it } from 'vitest';
import { shippedIndexPath } from '../../../../ask/passages/shipped-index.ts';
import { openPassages } from './open-passages.ts';

const passages = [
  {
    id: 'backups',
    source: {
      kind: 'article',
      title: 'Backups that restore',
      address: '/blog/backups-that-restore#the-drill',
    },
    section: 'The drill',
    text: 'A backup that was never restored is a hope. Restore one every month, on another machine.',
  },
  {
    id: 'passkeys',
    source: { kind: 'setting', title: 'Passkeys', address: '/settings/passkeys' },
    section: '',
    text: 'Add a passkey to sign in with your finger or your face instead of a password.',
  },
];

const files: Record<string, unknown> = {
  [shippedIndexPath]: { passages: '/p', vectors: '/v', model: '/m', kernel: '/k' },
  '/p': passages,
};

/** The model never comes, as on a slow line or without a server. */
async function read(path: string): Promise<Uint8Array> {
  const found = files[path];
  if (found === undefined) throw new Error('not here');
  return new TextEncoder().encode(JSON.stringify(found));
}

function asked(question: string) {
  return { kind: 'ask' as const, question, owner: null };
}

it('quotes by words alone where the model of sentences did not come, with the place to open', async () => {
  const answer = await openPassages(read).answer(asked('how often should I restore a backup?'));
  expect(answer).toMatchObject({
    kind: 'quotes',
    quotes: [
      {
        text: expect.stringContaining('Restore one every month'),
        from: {
          title: 'Backups that restore',
          address: '/blog/backups-that-restore#the-drill',
          section: 'The drill',
        },
      },
    ],
  });
});

it('says that it does not know where nothing speaks of it', async () => {
  const answer = await openPassages(read).answer(asked('who won the football match in Lisbon?'));
  expect(answer).toMatchObject({ kind: 'unknown' });
});

it('fails where not even the texts are here, so that the page can say so', async () => {
  await expect(
    openPassages(() => Promise.reject(new Error('away'))).answer(asked('backups')),
  ).rejects.toThrow('away');
});
