import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram, ensureBuilt } from '../../../testing/server/built-program.server.ts';
import { packageRoot, startImagePath } from '../../package-root.server.ts';
import { openPglite } from './open-pglite.server.ts';

describe('the first start of an embedded database', () => {
  let directory: string;

  beforeAll(ensureBuilt, 180_000);
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-first-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** Begins a first start in a process of its own and kills it once the draft holds this many entries. */
  async function killWhileMaking(entries: number): Promise<void> {
    const child = spawn(process.execPath, [builtProgram('migrate')], {
      cwd: packageRoot(),
      env: { KORA_DATA_DIR: directory },
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await expect
      .poll(
        () => {
          const draft = readdirSync(directory).find((name) => name.startsWith('database.draft-'));
          return draft === undefined ? 0 : readdirSync(join(directory, draft)).length;
        },
        { timeout: 25_000, interval: 2 },
      )
      .toBeGreaterThanOrEqual(entries);
    child.kill('SIGKILL');
    await ended;
  }

  it('leaves nothing that a later start could take for a whole one, whenever it is killed', async () => {
    for (const entries of [1, 4, 12]) await killWhileMaking(entries);
    const engine = await openPglite({
      dataDirectory: join(directory, 'database'),
      startImage: startImagePath(),
    });
    const owner = await engine.openOwner();
    expect((await owner.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await owner.close();
    await engine.close();
    expect(readdirSync(directory).filter((name) => name.startsWith('database'))).toEqual(['database']);
  }, 60_000);
});
