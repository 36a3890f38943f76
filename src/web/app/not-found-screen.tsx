import { Link, useLocation } from 'react-router';
import { definePage } from '../lib/define-page.ts';
import { href } from '../lib/href.ts';
import { buttonClass } from '../ui/button.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

export const notFound = definePage({
  title: 'Page not found',
  description: 'There is no page at this address.',
});

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <MessageScreen
      eyebrow="404"
      heading={notFound.title}
      actions={
        <Link to={href('/')} className={buttonClass('primary')}>
          Go home
        </Link>
      }
    >
      <p>
        There is nothing at{' '}
        <code className="font-mono text-small break-all text-ink">{readable(pathname)}</code>. Check the
        address, or start again from the home page.
      </p>
    </MessageScreen>
  );
}

/** As the visitor typed it, where that can be told. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
