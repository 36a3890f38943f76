import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { brand } from '../../kernel/brand.ts';
import { href } from '../lib/href.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { isChunkLoadError } from './chunk-load-error.ts';
import { documentTitle } from './head.ts';

const heading = 'Unexpected Application Error!';

/** As `ErrorScreen`, when the shell itself is what failed. */
export function BareErrorScreen() {
  return (
    <PageFrame
      topBar={<p className="flex h-14 items-center px-4 text-small font-semibold">{brand.osName}</p>}
    >
      <ErrorScreen />
    </PageFrame>
  );
}

/** What the router shows when a page throws or its code cannot be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    document.title = documentTitle(heading);
  }, []);
  return (
    <MessageScreen
      heading={heading}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            Reload page
          </Button>
          {/* A full load on purpose: what is in memory may be what is broken. */}
          <a href={href('/')} className={buttonClass('secondary')}>
            Go home
          </a>
        </>
      }
    >
      <p role="alert">
        {isChunkLoadError(error)
          ? 'A part of this page could not be loaded. Either the server cannot be reached, or a new version was installed since you opened the page. Check your connection, then reload.'
          : 'This page stopped because of a fault in it. Reload it; what you saved is still there.'}
      </p>
      <p>
        If it happens again, write to{' '}
        <a
          href={`mailto:${brand.supportEmail}`}
          className="text-accent underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {brand.supportEmail}
        </a>{' '}
        and add the error message.
      </p>
      <details className="rounded-medium border border-line bg-surface text-small">
        <summary className="min-h-11 cursor-pointer rounded-medium px-4 py-3 text-ink">Error message</summary>
        <pre className="overflow-x-auto border-t border-line px-4 py-3 font-mono whitespace-pre-wrap wrap-anywhere">
          {errorText(error)}
        </pre>
      </details>
    </MessageScreen>
  );
}

function errorText(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
