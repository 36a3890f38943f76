import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { clusterPrefix, removeAbandonedClusters } from './abandoned-clusters.server.ts';
import { findCarriedPostgres, findInstalledPostgres } from './find-postgres.server.ts';
import { startPostgres } from './start-postgres.server.ts';
import { readUsers } from './unprivileged-user.server.ts';

const carried = findCarriedPostgres();

describe('startPostgres', () => {
  it.skipIf(carried === undefined)(
    'runs the server from the npm package and leaves nothing behind',
    async () => {
      const server = await startPostgres(carried);
      const client = new Client({ connectionString: server.url });
      await client.connect();
      const { rows } = await client.query(
        "select current_setting('server_version_num')::int / 10000 as version",
      );
      expect(rows).toEqual([{ version: 18 }]);
      await client.end();
      await server.stop();
      await expect(new Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith(clusterPrefix(process.pid)))).toEqual([]);
    },
    60_000,
  );

  it('removes the folders of runs that are gone, and no others', () => {
    const temporary = mkdtempSync(join(tmpdir(), 'abandoned-'));
    const gone = `${clusterPrefix(2 ** 30)}x`;
    const ours = `${clusterPrefix(process.pid)}x`;
    for (const name of [gone, ours, 'kora-other']) mkdirSync(join(temporary, name));
    removeAbandonedClusters(temporary);
    expect(readdirSync(temporary).toSorted()).toEqual(['kora-other', ours].toSorted());
    rmSync(temporary, { recursive: true });
  });

  it('finds no server where there is none', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-path-'));
    const found = findInstalledPostgres(empty);
    expect(found === undefined || found.folder !== empty).toBe(true);
    rmSync(empty, { recursive: true });
  });
});

describe('readUsers', () => {
  it('reads name and numbers, and never offers root', () => {
    expect(readUsers('root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534:::\n\nbroken')).toEqual([
      { name: 'nobody', uid: 65_534, gid: 65_534 },
    ]);
  });
});
