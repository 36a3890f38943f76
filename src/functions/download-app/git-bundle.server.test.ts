import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { indexPack, log, readBlob } from 'isomorphic-git';
import { describe, expect, it } from 'vitest';
import { type CommittedVersion, gitBundle } from './git-bundle.server.ts';
import { memoryFs } from './memory-fs.server.ts';
import { messageOf } from './version-history.server.ts';

const run = promisify(execFile);
const author = { name: 'Ada Lovelace', email: 'ada@example.com' };

function version(day: number, message: string, files: Record<string, string>): CommittedVersion {
  const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  return { message, at: new Date(Date.UTC(2026, 0, day, 12)), files: new Map(entries) };
}

const versions = [
  version(1, 'A list of books\n', {
    'README.md': '# One\n',
    'src/a.ts': 'export {};\n',
    'src/deep/b.ts': 'b\n',
  }),
  version(2, 'Make it green\n\n- The background is green.\n', {
    'README.md': '# Two\n',
    'src/a.ts': 'export {};\n',
    'src/deep/b.ts': 'b\n',
  }),
  version(3, 'Remove b\n', { 'README.md': '# Two\n', 'src/a.ts': 'export {};\n' }),
];

async function* each(list: readonly CommittedVersion[]): AsyncGenerator<CommittedVersion> {
  for (const one of list) yield one;
}

const hasGit = await run('git', ['--version']).then(
  () => true,
  () => false,
);

describe('gitBundle', () => {
  it('gives the same versions the same bytes, and stores what does not change once', async () => {
    const [one, two] = await Promise.all([
      gitBundle(author, each(versions)),
      gitBundle(author, each(versions)),
    ]);
    expect(Buffer.from(one).equals(two)).toBe(true);
    const [head = '', pack] = split(one);
    expect(head).toMatch(/^# v2 git bundle\n([0-9a-f]{40}) refs\/heads\/main\n\1 HEAD\n\n$/);
    // 3 commits, 4 blobs, the root and src of each version and deep once: the third has another src.
    expect(pack.readUInt32BE(8)).toBe(3 + 4 + 3 + 2 + 1);
  });

  it('holds a history that a reader of packs follows', async () => {
    const [head = '', pack] = split(await gitBundle(author, each(versions)));
    const fs = memoryFs();
    const path = 'objects/pack/pack-one.pack';
    await fs.promises.writeFile(`/git/${path}`, pack);
    await indexPack({ fs, dir: '/git', gitdir: '/git', filepath: path });
    const oid = head.slice('# v2 git bundle\n'.length).slice(0, 40);
    const commits = await log({ fs, gitdir: '/git', ref: oid });
    expect(commits.map(({ commit }) => commit.message)).toEqual(
      versions.map(({ message }) => message).toReversed(),
    );
    expect(commits[0]?.commit.author).toMatchObject({
      ...author,
      timestamp: Date.UTC(2026, 0, 3, 12) / 1_000,
    });
    const { blob } = await readBlob({ fs, gitdir: '/git', oid, filepath: 'README.md' });
    expect(Buffer.from(blob).toString()).toBe('# Two\n');
  });

  it.runIf(hasGit)('is one that git verifies and clones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
    try {
      const bundle = join(folder, 'app.bundle');
      await writeFile(bundle, await gitBundle(author, each(versions)));
      await run('git', ['init', '-q', join(folder, 'empty')]);
      await run('git', ['-C', join(folder, 'empty'), 'bundle', 'verify', bundle]);
      const clone = join(folder, 'clone');
      await run('git', ['clone', '-q', bundle, clone]);
      await run('git', ['-C', clone, 'fsck', '--strict']);
      const { stdout } = await run('git', ['-C', clone, 'log', '--format=%an|%ae|%aI|%s']);
      expect(stdout.trim().split('\n')).toEqual([
        'Ada Lovelace|ada@example.com|2026-01-03T12:00:00+00:00|Remove b',
        'Ada Lovelace|ada@example.com|2026-01-02T12:00:00+00:00|Make it green',
        'Ada Lovelace|ada@example.com|2026-01-01T12:00:00+00:00|A list of books',
      ]);
      const { stdout: listed } = await run('git', ['-C', clone, 'ls-files']);
      expect(listed.trim().split('\n')).toEqual(['README.md', 'src/a.ts']);
      expect(await readFile(join(clone, 'README.md'), 'utf8')).toBe('# Two\n');
      expect((await run('git', ['-C', clone, 'branch', '--show-current'])).stdout.trim()).toBe('main');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('says so when there is nothing to commit', async () => {
    await expect(gitBundle(author, each([]))).rejects.toThrow('no version that works');
  });
});

function split(bundle: Uint8Array): [head: string, pack: Buffer] {
  const bytes = Buffer.from(bundle);
  const end = bytes.indexOf('\n\n') + 2;
  return [bytes.subarray(0, end).toString(), bytes.subarray(end)];
}

describe('messageOf', () => {
  it('is what was asked for, and what became different', () => {
    expect(
      messageOf({ number: 2, origin: 'sentence', request: 'Make it green', changes: ['It is green.'] }),
    ).toBe('Make it green\n\n- It is green.\n\nVersion: 2\n');
    expect(messageOf({ number: 3, origin: 'code', request: '', changes: [] })).toBe(
      'Edit files by hand\n\nVersion: 3\n',
    );
  });

  it('keeps a long request whole below a short first line', () => {
    const request = `${'A list of very many things '.repeat(5).trim()}\nwith a second line`;
    const message = messageOf({ number: 1, origin: 'description', request, changes: [] });
    expect(message.split('\n')[0]?.length).toBeLessThanOrEqual(72);
    expect(message).toContain(request);
  });
});
