import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPassages } from './open-passages.server.ts';

it('says in words that the shipped texts are not there, each time it is asked', async () => {
  const passages = openPassages(join(tmpdir(), 'nothing-is-here'));
  for (const question of ['What is a backup?', 'And a restore?'])
    await expect(passages.searchPassages(question, 3)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Build the web app') as string,
    });
  await passages.close();
});
