import { ExternalLink, Link2 } from 'lucide-react';
import { limits } from '../../kernel/limits.ts';
import { messageOf } from '../lib/failures/failure.ts';
import { useOnline } from '../lib/use-online.ts';
import { newLink, type ShareCalls, type ShareLinksState, useShareLinks } from '../lib/use-share-links.ts';
import { Alert } from './alert.tsx';
import { Button, buttonClass } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Skeleton } from './skeleton.tsx';

interface ShareLinksProps {
  /** What is shared: its id, and how it is called. */
  thing: string;
  called: string;
  calls: ShareCalls;
}

/** The links to one thing: to copy, to open, to take back, and one more. */
export function ShareLinks({ thing, called, calls }: ShareLinksProps) {
  const state = useShareLinks(thing, calls);
  const online = useOnline();
  const { links, unread, busy, fault } = state;
  return (
    <div className="grid gap-4">
      {online ? null : (
        <Alert tone="caution" title="You are offline" announce>
          Links are made and taken back on the server. Try again when there is a connection.
        </Alert>
      )}
      {links === undefined && unread !== null && online ? (
        <Alert
          tone="negative"
          title="The links could not be read"
          announce
          actions={<Button onClick={state.read}>Try again</Button>}
        >
          {messageOf(unread, 'Please try again.')}
        </Alert>
      ) : null}
      <LinkList called={called} state={state} />
      {links === undefined || links.length === 0 ? null : (
        <p className="text-caption text-ink-muted">
          {links.length} of at most {limits.sharing.linksPerThing} links {links.length === 1 ? 'is' : 'are'}{' '}
          open.
        </p>
      )}
      {fault === undefined ? null : (
        <p role="alert" className="text-small text-negative">
          {fault}
        </p>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        busy={busy === newLink}
        disabled={busy !== undefined || (links?.length ?? 0) >= limits.sharing.linksPerThing}
        onClick={() => void state.make()}
      >
        <Link2 aria-hidden />
        {links?.length === 0 ? 'Make a link' : 'Make another link'}
      </Button>
    </div>
  );
}

interface LinkListProps {
  called: string;
  state: ShareLinksState;
}

function LinkList({ called, state: { links, unread, busy, revoke } }: LinkListProps) {
  if (links === undefined) return unread === null ? <Skeleton className="h-20 rounded-medium" /> : null;
  if (links.length === 0)
    return <p className="text-small text-ink-muted">There is no link to this {called} yet.</p>;
  return (
    <ul aria-label="Open links" className="grid gap-3">
      {links.map(({ token, url, createdAt }) => (
        <li key={token} className="grid gap-2 rounded-medium border border-line bg-ground p-3">
          <div className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 flex-1 truncate font-mono text-small text-ink" title={url}>
              {url}
            </span>
            <CopyButton text={url} what="link" />
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Open the link in a new tab"
              title="Open the link in a new tab"
              className={buttonClass('quiet', 'w-11 px-0 sm:w-9 sm:px-0')}
            >
              <ExternalLink aria-hidden />
            </a>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-caption text-ink-muted">
              Made <time dateTime={createdAt}>{moment(createdAt)}</time>
            </p>
            <Button
              aria-label={`Revoke the link made ${moment(createdAt)}`}
              busy={busy === token}
              disabled={busy !== undefined}
              onClick={() => void revoke(token)}
            >
              Revoke
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
