import { Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import type { DeletedApp } from './read-deleted-apps.ts';
import { useDeletedApps } from './use-deleted-apps.ts';

/** What was deleted and can still be brought back; it is read when somebody looks. */
export function RecentlyDeleted() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="grid gap-3">
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="justify-self-start"
      >
        <Trash2 aria-hidden />
        Recently deleted
      </Button>
      <div id={listId}>{open ? <DeletedList /> : null}</div>
    </div>
  );
}

function DeletedList() {
  const { page, failed, refresh, busy, restore, deleteForGood } = useDeletedApps();
  const [asked, setAsked] = useState<DeletedApp>();
  if (failed)
    return (
      <Card>
        <ErrorState
          heading="Deleted apps could not be loaded"
          actions={<Button onClick={refresh}>Try again</Button>}
        >
          The server did not answer as expected. Nothing was changed.
        </ErrorState>
      </Card>
    );
  if (page === undefined) return <Skeleton className="h-24 rounded-large" />;
  if (page.apps.length === 0)
    return (
      <Card>
        <EmptyState heading="Nothing deleted">
          Apps that you delete can be restored here for {limits.bin.days} days.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-large border border-line bg-surface">
        {page.apps.map((app) => (
          <DeletedRow
            key={app.id}
            app={app}
            busy={busy === app.id}
            onRestore={() => void restore(app)}
            onDelete={() => setAsked(app)}
          />
        ))}
      </ul>
      {page.total > page.apps.length ? (
        <p className="mt-3 text-small text-ink-muted">
          The newest {page.apps.length} of {page.total} deleted apps.
        </p>
      ) : null}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(next) => (next ? undefined : setAsked(undefined))}
        title={`Delete ${asked?.app_name ?? ''} for good`}
        description="All its versions go, and what its visitors have stored in it. This cannot be undone."
        action="Delete for good"
        onAction={() => {
          if (asked !== undefined) void deleteForGood(asked).then(() => setAsked(undefined));
        }}
        busy={asked !== undefined && busy === asked.id}
      />
    </>
  );
}

interface DeletedRowProps {
  app: DeletedApp;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

function DeletedRow({ app, busy, onRestore, onDelete }: DeletedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-body font-semibold wrap-anywhere text-ink">{app.app_name}</p>
        <p className="text-caption text-ink-muted">
          Deleted <time dateTime={app.deleted_at}>{day(app.deleted_at, 0)}</time>. It is removed for good on{' '}
          {day(app.deleted_at, limits.bin.days)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRestore} busy={busy} aria-label={`Restore ${app.app_name}`}>
          {busy ? null : <Undo2 aria-hidden />}
          Restore
        </Button>
        <Button
          look="quiet"
          onClick={onDelete}
          disabled={busy}
          aria-label={`Delete for good: ${app.app_name}`}
        >
          <Trash2 aria-hidden />
          Delete for good
        </Button>
      </div>
    </li>
  );
}

function day(moment: string, later: number): string {
  const date = new Date(moment);
  date.setDate(date.getDate() + later);
  return date.toLocaleDateString(undefined, { dateStyle: 'medium' });
}
