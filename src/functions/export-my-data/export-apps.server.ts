import type { Database } from '../../server/db/database.ts';

export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

interface ExportedApp {
  id: string;
  app_name: string;
}

interface ExportedVersion {
  number: number;
  about: Record<string, unknown>;
  files: Record<string, string> | null;
}

/** Every version of every app of somebody: what was asked for, the plan and the files. One version is read at a time. */
export async function* exportApps(database: Database, userId: string): AsyncGenerator<ExportedFile> {
  for (
    let app = await nextApp(database, userId);
    app !== undefined;
    app = await nextApp(database, userId, app.id)
  ) {
    const folder = `apps/${folderName(app)}`;
    let number = 0;
    for (;;) {
      const version = await nextVersion(database, app.id, number);
      if (version === undefined) break;
      number = version.number;
      yield* filesOf(`${folder}/version-${number}`, version.about, version.files);
    }
    if (number === 0) yield* filesOf(folder, { id: app.id }, await filesWithoutVersion(database, app.id));
  }
}

function* filesOf(
  folder: string,
  about: Record<string, unknown>,
  files: Record<string, string> | null,
): Generator<ExportedFile> {
  yield { path: `${folder}/version.json`, text: `${JSON.stringify(about, null, 2)}\n` };
  for (const [path, text] of Object.entries(files ?? {})) yield { path: `${folder}/files/${path}`, text };
}

/** Letters that every system takes, and the id, because two apps may have one name. */
function folderName({ id, app_name: name }: ExportedApp): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return letters === '' ? id : `${letters}-${id}`;
}

function nextApp(database: Database, userId: string, after?: string): Promise<ExportedApp | undefined> {
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<ExportedApp>(
      `select id, app_name from public.apps where user_id = $1 and ($2::uuid is null or id > $2)
       order by id limit 1`,
      [userId, after ?? null],
    );
    return rows[0];
  });
}

function nextVersion(database: Database, appId: string, after: number): Promise<ExportedVersion | undefined> {
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<ExportedVersion>(
      `select number, files, json_build_object(
         'number', number, 'based_on', based_on, 'origin', origin, 'request', request, 'changes', changes,
         'status', status, 'error', error, 'edited_files', edited_files, 'created_at', created_at,
         'finished_at', finished_at, 'plan', spec, 'proof', proof) as about
       from public.app_versions where app_id = $1 and number > $2 order by number limit 1`,
      [appId, after],
    );
    return rows[0];
  });
}

/** Apps from before there were versions. */
function filesWithoutVersion(database: Database, appId: string): Promise<Record<string, string> | null> {
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ file_structure: Record<string, string> }>(
      'select file_structure from public.apps where id = $1',
      [appId],
    );
    return rows[0]?.file_structure ?? null;
  });
}
