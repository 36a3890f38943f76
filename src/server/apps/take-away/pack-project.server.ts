import { zipSync } from 'fflate';
import { KoraError } from '../../../kernel/errors.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import { ownApp } from '../own-app.server.ts';
import { readCurrentVersion, readVersionByNumber, type VersionContent } from '../version-store.server.ts';
import type { ProjectFiles } from './project-files.server.ts';

/** The time that every file of a zip carries, so that the same version gives the same bytes. */
const packedAt = new Date('2020-01-01T00:00:00Z');

type WithFiles = VersionContent & { files: Record<string, string> };

/** A version of an app of the caller: the one with the number, or the newest that works. */
export async function readOwnVersion(
  call: FunctionCall,
  { appId, number }: { appId: string; number?: number | undefined },
): Promise<WithFiles> {
  const version = await call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    return number === undefined ? readCurrentVersion(tx, app) : readVersionByNumber(tx, appId, number);
  });
  const { files } = version;
  if (files === null) throw new KoraError('conflict', { message: 'This version has no files.' });
  return { ...version, files };
}

export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'app' : plain;
}

export function zipOf(folder: string, files: ProjectFiles): Uint8Array {
  const entries = [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: packedAt });
}
