import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { askedModel } from '../../server/apps/version-store.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListedVersion, ListVersionsInput, ListVersionsOutput } from './contract.ts';

interface VersionRow
  extends Omit<ListedVersion, 'basedOn' | 'fileCount' | 'createdAt' | 'previewUrl' | 'pictures'> {
  based_on: number | null;
  file_count: number | null;
  created_at: Date;
  preview_key: string;
  pictures: string[];
}

interface AppRow {
  app_name: string;
  description: string;
  current_version: number | null;
  created_at: Date;
  archived_at: Date | null;
  deleted_at: Date | null;
  build_status: string | null;
}

interface SiteRow {
  slug: string;
  number: number;
  published_at: Date;
  visits: number;
}

export function handle(call: FunctionCall, { appId }: ListVersionsInput): Promise<ListVersionsOutput> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { id } = await ownApp(call, tx, appId);
    const app = await readApp(tx, id);
    const site = await readSite(tx, id);
    const versions = await readVersions(tx, id);
    return {
      app: {
        id,
        name: app.app_name,
        description: app.description,
        status: app.build_status ?? 'queued',
        currentVersion: app.current_version,
        createdAt: app.created_at.toISOString(),
        archivedAt: app.archived_at?.toISOString() ?? null,
        deletedAt: app.deleted_at?.toISOString() ?? null,
      },
      site:
        site === undefined
          ? null
          : {
              slug: site.slug,
              url: call.apps.urlOf(site.slug),
              number: site.number,
              publishedAt: site.published_at.toISOString(),
              visits: site.visits,
            },
      addresses: call.apps.urlOf('*'),
      versions: versions.map((version) => present(call, version)),
    };
  });
}

async function readApp(tx: Tx, appId: string): Promise<AppRow> {
  const { rows } = await tx.query<AppRow>(
    `select a.app_name, a.description, a.current_version, a.created_at, a.archived_at, a.deleted_at, b.build_status
     from public.apps a left join public.builds b on b.app_id = a.id where a.id = $1`,
    [appId],
  );
  const [app] = rows;
  if (app === undefined) throw new KoraError('not_found');
  return app;
}

async function readSite(tx: Tx, appId: string): Promise<SiteRow | undefined> {
  const { rows } = await tx.query<SiteRow>(
    `select s.slug, v.number, s.published_at,
       (select coalesce(sum(visits), 0)::int from public.app_site_visits where app_id = $1) as visits
     from public.app_sites s join public.app_versions v on v.id = s.version_id where s.app_id = $1`,
    [appId],
  );
  return rows[0];
}

async function readVersions(tx: Tx, appId: string): Promise<VersionRow[]> {
  const { rows } = await tx.query<VersionRow>(
    `select v.id, v.number, v.based_on, origin, request, changes, answers, status, step, file_count, error, created_at, preview_key, pictures,
       proof->'wishes' as wishes, -- Reading a plan has a cost, and of an old version nobody waits for a model.
       case when v.status in ('queued', 'building') then ${askedModel} end as model
     from public.app_versions v where app_id = $1 order by number desc limit $2`,
    [appId, limits.appPage.versionsListed],
  );
  return rows;
}

function present(call: FunctionCall, row: VersionRow): ListedVersion {
  const { based_on, file_count, created_at, preview_key, pictures, ...version } = row;
  const url = call.apps.urlOf(preview_key);
  const picture = (size: 'desktop' | 'phone') =>
    pictures.includes(size) ? `${url}/.picture/${size}.webp` : null;
  return {
    ...version,
    basedOn: based_on,
    fileCount: file_count,
    createdAt: created_at.toISOString(),
    // A version that was built and failed afterwards can be looked at, to see what is wrong.
    previewUrl: version.status === 'completed' || version.step === 'trying' ? url : null,
    pictures: { desktop: picture('desktop'), phone: picture('phone') },
  };
}
