import { indexPack, log, readBlob, TREE, walk } from 'isomorphic-git';
import { memoryFs } from '../../functions/download-app/memory-fs.server.ts';

/** The commits of a bundle, the newest first, and the files of that one in base64. */
export async function readGitBundle(
  bundle: Uint8Array,
): Promise<{ log: string[]; cloned: Record<string, string> }> {
  const bytes = Buffer.from(bundle);
  const end = bytes.indexOf('\n\n') + 2;
  const oid = bytes.subarray(0, end).toString().slice('# v2 git bundle\n'.length).slice(0, 40);
  const fs = memoryFs();
  const filepath = 'objects/pack/pack-one.pack';
  await fs.promises.writeFile(`/git/${filepath}`, bytes.subarray(end));
  await indexPack({ fs, dir: '/git', gitdir: '/git', filepath });
  const commits = await log({ fs, gitdir: '/git', ref: oid });
  const cloned: Record<string, string> = {};
  await walk({
    fs,
    dir: '/git',
    gitdir: '/git',
    trees: [TREE({ ref: oid })],
    map: async (path, [entry]) => {
      if (entry === null || entry === undefined || (await entry.type()) !== 'blob') return;
      const { blob } = await readBlob({ fs, gitdir: '/git', oid: await entry.oid() });
      cloned[path] = Buffer.from(blob).toString('base64');
    },
  });
  return {
    cloned,
    log: commits.map(({ commit }) => `${commit.author.name}|${commit.message.split('\n')[0] ?? ''}`),
  };
}
