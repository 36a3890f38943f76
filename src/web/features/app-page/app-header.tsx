import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { wishSummary } from '../../../engine/proof/served-requests.ts';
import { href } from '../../lib/href.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BuildStatusBadge } from '../../ui/build-status-badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useAppPage } from './app-page-context.ts';
import { type AppView, findVersion } from './app-view.ts';
import { AppName } from './header/app-name.tsx';
import { DownloadMenu } from './header/download-menu.tsx';
import { DuplicateDialog } from './header/duplicate-dialog.tsx';
import { PublishButton } from './header/publish-button.tsx';
import { ShareButton } from './share/share-button.tsx';
import { useAppRow } from './use-app-row.ts';

export function AppHeader() {
  const { view } = useAppPage();
  const { app } = view;
  return (
    <header className="grid gap-2">
      <Breadcrumb items={[{ label: 'Your apps', to: href('/dashboard') }, { label: app.name }]} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <AppName appId={app.id} name={app.name} />
          <div className="flex flex-wrap items-center gap-1.5">
            <BuildStatusBadge status={app.status} />
            {app.currentVersion === null ? null : <Badge>Version {app.currentVersion}</Badge>}
            <WishesBadge view={view} />
            {view.site === null ? null : <PublishedBadge site={view.site} current={app.currentVersion} />}
            {app.archivedAt === null ? null : <Badge tone="caution">Archived</Badge>}
          </div>
        </div>
        <Actions />
      </div>
    </header>
  );
}

/** Built and used in a browser it is; how much of what was asked was tried there is said beside. */
function WishesBadge({ view }: { view: AppView }) {
  const wishes = findVersion(view, view.app.currentVersion)?.wishes ?? null;
  return wishes === null ? null : <Badge tone="positive">{wishSummary(wishes)}</Badge>;
}

/** Visitors may still see an older version than the one on this page. */
function PublishedBadge({ site, current }: { site: NonNullable<AppView['site']>; current: number | null }) {
  return site.number === current ? (
    <Badge tone="positive">Published</Badge>
  ) : (
    <Badge tone="caution">Version {site.number} is published</Badge>
  );
}

function Actions() {
  const { view } = useAppPage();
  const { app } = view;
  const [duplicating, setDuplicating] = useState(false);
  const row = useAppRow(app.id);
  const works = app.currentVersion !== null;
  const url = findVersion(view, app.currentVersion)?.previewUrl ?? null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <ShareButton />
      <PublishButton />
      <DownloadMenu app={app} works={works} />
      {url === null ? null : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open in a new tab"
          title="Open in a new tab"
          className={buttonClass('secondary', 'w-11 px-0 sm:w-9 sm:px-0')}
        >
          <ExternalLink aria-hidden />
        </a>
      )}
      <Menu
        trigger={
          <IconButton label="More about this app" className="border border-line-strong bg-control">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy aria-hidden />} disabled={!works} onSelect={() => setDuplicating(true)}>
          Duplicate
        </MenuItem>
        {app.archivedAt === null ? (
          <MenuItem
            icon={<Archive aria-hidden />}
            onSelect={() => void row.change({ archived_at: new Date().toISOString() })}
          >
            Archive
          </MenuItem>
        ) : (
          <MenuItem
            icon={<ArchiveRestore aria-hidden />}
            onSelect={() => void row.change({ archived_at: null })}
          >
            Take out of the archive
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          onSelect={() => void row.change({ deleted_at: new Date().toISOString() })}
        >
          Delete
        </MenuItem>
      </Menu>
      <DuplicateDialog
        open={duplicating}
        onOpenChange={setDuplicating}
        from={{ appId: app.id, name: app.name }}
      />
    </div>
  );
}
