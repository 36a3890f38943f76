import type { AppSpec } from '../../engine/spec/app-spec.ts';
import type { Database } from '../../server/db/database.ts';
import { shareAppData } from '../../server/hosting/share-app-data.server.ts';

export interface SharedApp {
  id: string;
  slug: string;
}

let count = 0;

/** A published app whose visitors share records, without its files: what is asked here is data alone. */
export function addSharedApp(database: Database, ownerId: string, spec: AppSpec): Promise<SharedApp> {
  count += 1;
  const slug = `shared-app-${count}`;
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `with app as (
         insert into public.apps (user_id, app_name, current_version) values ($1, 'Shared', 1) returning id
       ), version as (
         insert into public.app_versions (app_id, number, origin, preview_key, status, spec, files)
         select id, 1, 'description', $2, 'completed', $3, '{}' from app returning id, app_id
       )
       insert into public.app_sites (app_id, slug, version_id) select app_id, $4, id from version returning app_id as id`,
      [ownerId, `${slug.replaceAll('-', '')}${'x'.repeat(26)}`.slice(0, 26), JSON.stringify(spec), slug],
    );
    const id = rows[0]?.id ?? '';
    await shareAppData(tx, id, spec, new Date());
    return { id, slug };
  });
}
