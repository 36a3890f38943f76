import { strToU8, zipSync } from 'fflate';
import type { DownloadAppInput } from '../../../functions/download-app/contract.ts';
import { FileAnswer } from '../../../functions/file-answer.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { ownAccount } from '../../account/own-account.server.ts';
import { readOwnSubscription } from '../../account/read-own-subscription.server.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import { ownApp } from '../own-app.server.ts';
import { readCurrentVersion, readVersionByNumber, type VersionContent } from '../version-store.server.ts';
import { gitBundle } from './git-bundle.server.ts';
import { type ProjectFiles, projectFiles } from './project-files.server.ts';
import { versionHistory } from './version-history.server.ts';

/** The time that every file of a zip carries, so that the same version gives the same bytes. */
const packedAt = new Date('2020-01-01T00:00:00Z');

export async function downloadApp(call: FunctionCall, input: DownloadAppInput): Promise<FileAnswer> {
  if (input.as === 'text') await requireSubscription(call);
  if (input.as === 'git') return bundleOf(call, input.appId);
  const version = await readOwnVersion(call, input);
  const base = fileNameOf(version.app_name);
  if (input.as === 'text')
    return new FileAnswer(`${base}.txt`, strToU8(inOneText(version.app_name, version.files)));
  return new FileAnswer(`${base}.zip`, zipOf(base, await projectFiles(version)));
}

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

async function bundleOf(call: FunctionCall, appId: string): Promise<FileAnswer> {
  const { database } = call.services;
  const { name, author } = await database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const { user } = await ownAccount(call, tx);
    const { rows } = await tx.query<{ display_name: string }>(
      'select display_name from public.profiles where user_id = $1',
      [user.id],
    );
    return { name: app.name, author: authorOf(rows[0]?.display_name ?? '', user.email ?? '') };
  });
  return new FileAnswer(
    `${fileNameOf(name)}.bundle`,
    await gitBundle(author, versionHistory(database, appId)),
  );
}

/** What a line of git takes: no angle brackets, no line ends. */
function authorOf(displayName: string, email: string): { name: string; email: string } {
  const plain = (text: string) => text.replaceAll(/[\p{Cc}<>]/gu, ' ').trim();
  const address = plain(email);
  const name = plain(displayName) || address.split('@')[0] || 'Owner';
  return { name, email: address };
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

export function zipOf(folder: string, files: ProjectFiles): Uint8Array {
  const entries = [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: packedAt });
}

function inOneText(name: string, files: Readonly<Record<string, string>>): string {
  const parts = Object.entries(files).map(([path, text]) => `===== ${path} =====\n\n${text.trimEnd()}\n`);
  return [`${name}\n`, ...parts].join('\n');
}
