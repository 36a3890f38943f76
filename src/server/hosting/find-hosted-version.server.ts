import { isKey } from '../../kernel/app-address.ts';
import type { Database } from '../db/database.ts';

export interface HostedVersion {
  readonly appId: string;
  readonly versionId: string;
  /** It will not change any more, so that it can be remembered. */
  readonly hasEnded: boolean;
  readonly isPublished: boolean;
  /** Its owner's preview: the one place where an element can be chosen to be changed. */
  readonly isPreview: boolean;
  /** The preview of the version that works: it can be kept by its owner's browser, to be opened without a network. */
  readonly isCurrent: boolean;
  /** What a browser must know of this address so as not to be cleared; undefined while no other app was there before. */
  readonly epoch: string | undefined;
  /** How its visitors share records; undefined when each keeps their own. */
  readonly shared: SharedData | undefined;
}

export interface SharedData {
  /** Changes with every publication: what was read under other rules is read anew. */
  readonly generation: string;
  readonly roles: readonly string[];
  /** Roles that people may choose for themselves. */
  readonly openRoles: readonly string[];
  /** Kinds of records that have rules. */
  readonly ruled: readonly string[];
}

interface Row {
  app_id: string;
  id: string;
  status: string;
  epoch?: string | null;
  shares_data?: boolean;
  generation?: string;
  roles?: string[];
  open_roles?: string[];
  ruled_collections?: string[];
}

const publishedSite = `select v.app_id, v.id, v.status, d.epoch, s.shares_data, s.roles, s.open_roles, s.ruled_collections,
    (extract(epoch from s.published_at) * 1000)::bigint::text as generation
  from public.app_sites s join public.app_versions v on v.id = s.version_id
  join public.apps a on a.id = s.app_id join public.app_addresses d on d.app_id = s.app_id and d.free_at is null
  where a.deleted_at is null and d.address = $1`;

/** What is shown at an address: a version or the current one by their keys, a published one by a name or a domain. */
export async function findHostedVersion(
  database: Database,
  address: string,
): Promise<HostedVersion | undefined> {
  if (isKey(address)) {
    const keyed = await findByKey(database, address);
    if (keyed !== undefined) return keyed.shown;
  }
  const published = await ask(database, publishedSite, address);
  return published === undefined ? undefined : present(published, true);
}

/** Undefined when there is no such key; what is shown is undefined when it opens nothing any more. */
async function findByKey(
  database: Database,
  key: string,
): Promise<{ shown: HostedVersion | undefined } | undefined> {
  const preview = await ask<Row & { deleted_at: Date | null; is_current: boolean | null }>(
    database,
    `select v.app_id, v.id, v.status, a.deleted_at, v.number = a.current_version as is_current from public.app_versions v join public.apps a on a.id = v.app_id
     where v.preview_key = $1`,
    key,
  );
  if (preview !== undefined)
    return {
      shown:
        preview.deleted_at === null
          ? { ...present(preview, false), isPreview: true, isCurrent: preview.is_current === true }
          : undefined,
    };
  const shared = await ask<Row & { is_open: boolean }>(
    database,
    `select a.id as app_id, v.id, v.status, h.revoked_at is null and a.deleted_at is null and v.id is not null as is_open
     from public.app_shares h join public.apps a on a.id = h.app_id
     left join public.app_versions v on v.app_id = a.id and v.number = a.current_version
     where h.token = $1`,
    key,
  );
  return shared === undefined ? undefined : { shown: shared.is_open ? present(shared, false) : undefined };
}

async function ask<R = Row>(database: Database, text: string, address: string): Promise<R | undefined> {
  const { rows } = await database.ask<R>('service_role', {}, { text, values: [address], prepare: true });
  return rows[0];
}

function present(row: Row, isPublished: boolean): HostedVersion {
  return {
    appId: row.app_id,
    versionId: row.id,
    hasEnded: row.status === 'completed' || row.status === 'failed',
    isPublished,
    isPreview: false,
    isCurrent: false,
    epoch: row.epoch ?? undefined,
    shared:
      isPublished && row.shares_data === true
        ? {
            generation: row.generation ?? '',
            roles: row.roles ?? [],
            openRoles: row.open_roles ?? [],
            ruled: row.ruled_collections ?? [],
          }
        : undefined,
  };
}
