import { strToU8 } from 'fflate';
import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { readOwnSubscription } from '../../server/account/read-own-subscription.server.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { fileNameOf, readOwnVersion, zipOf } from '../../server/apps/take-away/pack-project.server.ts';
import { projectFiles } from '../../server/apps/take-away/project-files.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { FileAnswer } from '../file-answer.ts';
import type { DownloadAppInput } from './contract.ts';
import { gitBundle } from './git-bundle.server.ts';
import { versionHistory } from './version-history.server.ts';

export async function handle(call: FunctionCall, input: DownloadAppInput): Promise<FileAnswer> {
  if (input.as === 'text') await requireSubscription(call);
  if (input.as === 'git') return bundleOf(call, input.appId);
  const version = await readOwnVersion(call, input);
  const base = fileNameOf(version.app_name);
  if (input.as === 'text')
    return new FileAnswer(`${base}.txt`, strToU8(inOneText(version.app_name, version.files)));
  return new FileAnswer(`${base}.zip`, zipOf(base, await projectFiles(version)));
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

function inOneText(name: string, files: Readonly<Record<string, string>>): string {
  const parts = Object.entries(files).map(([path, text]) => `===== ${path} =====\n\n${text.trimEnd()}\n`);
  return [`${name}\n`, ...parts].join('\n');
}
