import type { ProofSizeName } from '../../engine/proof/proof-report.ts';
import type { Site } from '../build/build-site.server.ts';
import type { Storage } from '../storage/storage.ts';

/** What a version leaves in the file store: the built site, and a picture of its start page in each size. */

interface VersionId {
  readonly appId: string;
  readonly versionId: string;
}

const folder = ({ appId, versionId }: VersionId) => `apps/${appId}/${versionId}`;
const siteKey = (version: VersionId) => `${folder(version)}/site.json`;
const pictureKey = (version: VersionId, size: ProofSizeName) => `${folder(version)}/${size}.webp`;

export async function keepSite(storage: Storage, version: VersionId, site: Site): Promise<void> {
  await storage.put(siteKey(version), new TextEncoder().encode(JSON.stringify(site)), {
    contentType: 'application/json',
  });
}

export async function readSite(storage: Storage, version: VersionId): Promise<Site | undefined> {
  const bytes = await readAll(storage, siteKey(version));
  return bytes === undefined ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as Site);
}

export async function keepPicture(
  storage: Storage,
  version: VersionId,
  size: ProofSizeName,
  image: Uint8Array,
): Promise<void> {
  await storage.put(pictureKey(version, size), image, { contentType: 'image/webp' });
}

export function readPicture(
  storage: Storage,
  version: VersionId,
  size: ProofSizeName,
): Promise<Uint8Array | undefined> {
  return readAll(storage, pictureKey(version, size));
}

/** A version that is the same as another has the same site and pictures. */
export async function copyVersionFiles(storage: Storage, from: VersionId, to: VersionId): Promise<void> {
  for (const { key } of (await storage.list(`${folder(from)}/`)).objects) {
    const opened = await storage.get(key);
    if (opened === null) continue;
    const name = key.slice(key.lastIndexOf('/') + 1);
    await storage.put(
      `${folder(to)}/${name}`,
      new Uint8Array(await new Response(opened.body).arrayBuffer()),
      {
        contentType: opened.object.contentType,
      },
    );
  }
}

async function readAll(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  const opened = await storage.get(key);
  return opened === null ? undefined : new Uint8Array(await new Response(opened.body).arrayBuffer());
}
