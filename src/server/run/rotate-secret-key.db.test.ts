import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram, ensureBuilt } from '../../testing/server/built-program.server.ts';
import { packageRoot } from '../package-root.server.ts';

type Program = Parameters<typeof builtProgram>[0];

describe('the key of the secrets in the database', () => {
  const directory = mkdtempSync(join(tmpdir(), 'kora-key-'));
  const keyFile = join(directory, 'secret.key');

  beforeAll(ensureBuilt, 300_000);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** Runs a program to its end; a server is ended as soon as it is ready. */
  function run(program: Program, ...words: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [builtProgram(program), ...words], {
      cwd: packageRoot(),
      env: { PORT: '0', KORA_DATA_DIR: directory },
    });
    let output = '';
    const hear = (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes(' is ready at ')) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }

  it('is made at the first start, changed by a command, missed when it is gone, and given up by another', async () => {
    expect(await run('serve')).toMatchObject({ code: 0 });
    const first = readFileSync(keyFile, 'utf8');
    const rotated = await run('rotate-secret-key');
    expect(rotated).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Sealed 1 secrets with the new key [0-9a-f]{16}\.\n$/),
    });
    const second = readFileSync(keyFile, 'utf8');
    expect(second).not.toBe(first);
    expect(second.trim().split('\n')).toHaveLength(2);
    expect(await run('serve')).toMatchObject({ code: 0 });

    rmSync(keyFile);
    expect(await run('serve')).toMatchObject({
      code: 78,
      output: expect.stringMatching(/sealed with a key that is not here.*rotate-secret-key -- --lost/),
    });
    expect(await run('rotate-secret-key', '--lost')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Removed 1 secrets that no key opens.'),
    });
    expect(await run('serve')).toMatchObject({ code: 0 });
  }, 300_000);
});
