import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Png } from '../../server/apps/take-away/draw-icon.server.ts';
import { projectFiles } from '../../server/apps/take-away/project-files.server.ts';
import { readVersionByNumber, type VersionOrigin } from '../../server/apps/version-store.server.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import type { CommittedVersion } from './git-bundle.server.ts';

interface Listed {
  number: number;
  origin: VersionOrigin;
  request: string;
  changes: string[];
  created_at: Date;
}

/** The versions that worked, from the first to the last. Each is read when it is its turn: together they can be large. */
export async function* versionHistory(database: Database, appId: string): AsyncGenerator<CommittedVersion> {
  const versions = await database.tx('service_role', {}, (tx) => listCompleted(tx, appId));
  if (versions.length > limits.takeAway.bundleVersions)
    throw new KoraError('conflict', {
      message: `This app has more than ${limits.takeAway.bundleVersions} versions, too many for one bundle. Download the zip instead.`,
    });
  const drawn = new Map<string, Png>();
  for (const version of versions) {
    const content = await database.tx('service_role', {}, (tx) =>
      readVersionByNumber(tx, appId, version.number),
    );
    if (content.files === null) continue;
    const files = await projectFiles({ ...content, files: content.files }, drawn);
    yield { message: messageOf(version), at: version.created_at, files };
  }
}

async function listCompleted(tx: Tx, appId: string): Promise<Listed[]> {
  const { rows } = await tx.query<Listed>(
    `select number, origin, request, changes, created_at from public.app_versions
     where app_id = $1 and status = 'completed' order by number limit $2`,
    [appId, limits.takeAway.bundleVersions + 1],
  );
  return rows;
}

const unspoken: Record<VersionOrigin, string> = {
  description: 'Make the app',
  sentence: 'Change the app',
  plan: 'Change the plan by form',
  code: 'Edit files by hand',
  restore: 'Restore a former version',
  copy: 'Copy another app',
  import: 'Bring in a zip',
};

const subjectLength = 72;

/** What was asked for, in the person's own words, and what became different. */
export function messageOf({ number, origin, request, changes }: Omit<Listed, 'created_at'>): string {
  const asked = request.trim() === '' ? unspoken[origin] : request.trim();
  const [first = ''] = asked.split('\n');
  const fits = first.length <= subjectLength;
  const subject = fits ? first : `${first.slice(0, subjectLength - 1).trimEnd()}…`;
  const parts = [
    subject,
    ...(fits && first === asked ? [] : [asked]),
    ...(changes.length === 0 ? [] : [changes.map((change) => `- ${change}`).join('\n')]),
    `Version: ${number}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
