import { Archive, ArchiveRestore, Download, Ellipsis, Images, Pencil, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { BuildStatusBadge } from '../../ui/build-status-badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { CardPicture } from './card-picture.tsx';
import { useCardPictures } from './card-pictures.ts';
import { NameAppDialog } from './name-app-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { AppSummary } from './read-apps.ts';
import { useAppShelf } from './use-app-shelf.ts';
import { isUnderWay } from './use-my-apps.ts';
import { useTakeAway } from './use-take-away.ts';

/** `manage` leads to the page of the app, `take` to its download. */
export type CardLook = 'manage' | 'take';

interface AppCardProps {
  app: AppSummary;
  look: CardLook;
}

type Opened = 'preview' | 'name' | undefined;

export function AppCard({ app, look }: AppCardProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { pictures, loading, card } = useCardPictures(app);
  return (
    <li
      ref={card}
      className="relative flex min-w-0 flex-col rounded-large border border-line bg-surface shadow-card transition-colors focus-within:border-line-strong hover:border-line-strong"
    >
      <CardPicture pictures={pictures} waiting={loading || isUnderWay(app)} />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start gap-3">
          <h3 className="min-w-0 flex-1 text-body font-semibold wrap-anywhere text-ink">
            {/* Its area is the whole card: one press anywhere but on a button opens the app. */}
            <Link
              to={href('/preview/:id', { id: app.id })}
              className="rounded-small after:absolute after:inset-0 after:rounded-large"
            >
              {app.app_name}
            </Link>
          </h3>
          <BuildStatusBadge status={app.build_status} />
          <span className="relative z-1">
            <CardMenu app={app} onRename={() => setOpened('name')} />
          </span>
        </div>
        <p className="mt-1 line-clamp-2 text-small wrap-anywhere text-ink-muted">{app.description}</p>
        {app.build_status === 'failed' && app.build_error !== null ? (
          <p className="mt-2 line-clamp-2 text-small wrap-anywhere text-negative">{app.build_error}</p>
        ) : null}
        <p className="mt-auto pt-3 text-caption text-ink-faint">
          Created <time dateTime={app.created_at}>{day(app.created_at)}</time>
        </p>
        <div className="relative z-1 mt-3 flex flex-wrap gap-2">
          <Button onClick={() => setOpened('preview')} disabled={isUnderWay(app)} className="grow">
            <Images aria-hidden />
            {look === 'manage' ? 'Preview Screenshots' : 'Preview'}
          </Button>
          {look === 'manage' ? (
            <Link to={href('/preview/:id', { id: app.id })} className={buttonClass('secondary', 'grow')}>
              <Settings2 aria-hidden />
              Manage
            </Link>
          ) : (
            <DownloadButton app={app} />
          )}
        </div>
      </div>
      <PreviewDialog app={app} open={opened === 'preview'} onClose={close} />
      <NameAppDialog app={app} open={opened === 'name'} onClose={close} />
    </li>
  );
}

function DownloadButton({ app }: { app: AppSummary }) {
  const { busy, take } = useTakeAway(app);
  const isBusy = busy !== undefined;
  return (
    <Button
      onClick={() => take('zip')}
      busy={isBusy}
      disabled={app.current_version === null}
      className="grow"
    >
      {isBusy ? null : <Download aria-hidden />}
      Download
    </Button>
  );
}

function CardMenu({ app, onRename }: { app: AppSummary; onRename: () => void }) {
  const { archive, unarchive, remove } = useAppShelf();
  return (
    <Menu
      trigger={
        <IconButton label={`More about ${app.app_name}`} className="-my-2.5 -mr-2.5 sm:-my-1.5">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onRename}>
        Rename
      </MenuItem>
      {app.archived_at === null ? (
        <MenuItem icon={<Archive aria-hidden />} onSelect={() => archive(app)}>
          Archive
        </MenuItem>
      ) : (
        <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => unarchive(app)}>
          Bring back
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => remove(app)}>
        Delete
      </MenuItem>
    </Menu>
  );
}

function day(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
