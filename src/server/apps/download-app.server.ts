import { strToU8, zipSync } from 'fflate';
import type { DownloadAppInput } from '../../functions/download-app/contract.ts';
import { FileAnswer } from '../../functions/file-answer.ts';
import { KoraError } from '../../kernel/errors.ts';
import { readOwnSubscription } from '../account/read-own-subscription.server.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownApp } from './own-app.server.ts';
import { readCurrentVersion, readVersionByNumber } from './version-store.server.ts';

/** The time that every file of a zip carries, so that the same version gives the same bytes. */
const packedAt = new Date('2020-01-01T00:00:00Z');

export async function downloadApp(
  call: FunctionCall,
  { appId, number, as }: DownloadAppInput,
): Promise<FileAnswer> {
  if (as === 'text') await requireSubscription(call);
  const { name, files } = await call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const version =
      number === undefined ? await readCurrentVersion(tx, app) : await readVersionByNumber(tx, appId, number);
    return { name: app.name, files: version.files };
  });
  if (files === null) throw new KoraError('conflict', { message: 'This version has no files.' });
  const base = fileNameOf(name);
  if (as === 'text') return new FileAnswer(`${base}.txt`, strToU8(inOneText(name, files)));
  return new FileAnswer(`${base}.zip`, zipOf(base, files));
}

async function requireSubscription(call: FunctionCall): Promise<void> {
  if ((await readOwnSubscription(call)).subscribed) return;
  throw new KoraError('forbidden', {
    message:
      'The source as one file comes with a subscription. The project itself can be downloaded as a zip.',
  });
}

export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'app' : plain;
}

function zipOf(folder: string, files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: packedAt });
}

function inOneText(name: string, files: Readonly<Record<string, string>>): string {
  const parts = Object.entries(files).map(([path, text]) => `===== ${path} =====\n\n${text.trimEnd()}\n`);
  return [`${name}\n`, ...parts].join('\n');
}
