import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.server.ts';
import { openStorage } from './open-storage.server.ts';

test('with nothing set, files lie in the data directory; with an S3 store set, there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kora-data-'));
  try {
    const s3 = await openStorage(
      readSettings({
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
      }),
      dataDir,
    );
    expect(s3.kind).toBe('s3');
    expect(await readdir(dataDir)).toEqual([]);
    const disk = await openStorage(readSettings({}), dataDir);
    expect(disk.kind).toBe('disk');
    expect(await readdir(dataDir)).toEqual(['storage']);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
