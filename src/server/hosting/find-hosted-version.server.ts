import type { Database } from '../db/database.ts';

export interface HostedVersion {
  readonly appId: string;
  readonly versionId: string;
  /** It will not change any more, so that it can be remembered. */
  readonly hasEnded: boolean;
  readonly isPublished: boolean;
  /** Its owner's preview: the one place where an element can be chosen to be changed. */
  readonly isPreview: boolean;
  /** How its visitors share records; undefined when each keeps their own. */
  readonly shared: SharedData | undefined;
}

export interface SharedData {
  /** Changes with every publication: what was read under other rules is read anew. */
  readonly generation: string;
  readonly roles: readonly string[];
  /** Roles that people may choose for themselves. */
  readonly openRoles: readonly string[];
}

interface Row {
  app_id: string;
  id: string;
  status: string;
  shares_data?: boolean;
  generation?: string;
  roles?: string[];
  open_roles?: string[];
}

const publishedSite = `select v.app_id, v.id, v.status, s.shares_data, s.roles, s.open_roles,
    (extract(epoch from s.published_at) * 1000)::bigint::text as generation
  from public.app_sites s join public.app_versions v on v.id = s.version_id
  join public.apps a on a.id = s.app_id where a.deleted_at is null`;

/** The published version of an app, whatever its address. */
export async function findPublishedVersion(
  database: Database,
  appId: string,
): Promise<HostedVersion | undefined> {
  const published = await ask(database, `${publishedSite} and s.app_id = $1`, appId);
  return published === undefined ? undefined : present(published, true);
}

/** What is shown under a label: a version by its preview key, a published one by its address, the current one by a link. */
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
  if (preview !== undefined) return { ...present(preview, false), isPreview: true };
  const published = await ask(database, `${publishedSite} and s.slug = $1`, label);
  if (published !== undefined) return present(published, true);
  const shared = await ask(
    database,
    `select v.app_id, v.id, v.status from public.app_shares h join public.apps a on a.id = h.app_id
     join public.app_versions v on v.app_id = a.id and v.number = a.current_version
     where h.token = $1 and h.revoked_at is null and a.deleted_at is null`,
    label,
  );
  return shared === undefined ? undefined : present(shared, false);
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
    isPreview: false,
    shared:
      isPublished && row.shares_data === true
        ? { generation: row.generation ?? '', roles: row.roles ?? [], openRoles: row.open_roles ?? [] }
        : undefined,
  };
}
