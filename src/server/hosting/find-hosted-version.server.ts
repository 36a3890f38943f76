import type { Database } from '../db/database.ts';

export interface HostedVersion {
  readonly appId: string;
  readonly versionId: string;
  /** It will not change any more, so that it can be remembered. */
  readonly hasEnded: boolean;
  readonly isPublished: boolean;
}

interface Row {
  app_id: string;
  id: string;
  status: string;
}

/** What is shown under a label: a version by its preview key, or the published version of an app by its address. */
export async function findHostedVersion(
  database: Database,
  label: string,
): Promise<HostedVersion | undefined> {
  const preview = await ask(
    database,
    `select v.app_id, v.id, v.status from public.app_versions v join public.apps a on a.id = v.app_id
     where v.preview_key = $1 and a.deleted_at is null`,
    label,
  );
  if (preview !== undefined) return present(preview, false);
  const published = await ask(
    database,
    `select v.app_id, v.id, v.status from public.app_sites s join public.app_versions v on v.id = s.version_id
     join public.apps a on a.id = s.app_id where s.slug = $1 and a.deleted_at is null`,
    label,
  );
  return published === undefined ? undefined : present(published, true);
}

async function ask(database: Database, text: string, label: string): Promise<Row | undefined> {
  const { rows } = await database.ask<Row>('service_role', {}, { text, values: [label], prepare: true });
  return rows[0];
}

function present(row: Row, isPublished: boolean): HostedVersion {
  return {
    appId: row.app_id,
    versionId: row.id,
    hasEnded: row.status === 'completed' || row.status === 'failed',
    isPublished,
  };
}
