import { linkClass } from '../../../ui/text-link.tsx';
import { useAppPlace } from '../app-address.ts';

/** A file that somebody changed stays as it is: the plan does not reach it. */
export function ByHandNote({ path }: { path: string }) {
  const [, go] = useAppPlace();
  return (
    <p className="text-small text-ink-muted">
      <span className="font-mono wrap-anywhere">{path}</span> was changed by hand, so that changes by click do
      not reach it.{' '}
      <button type="button" className={linkClass} onClick={() => go({ tab: 'code', file: path })}>
        Change it in Code
      </button>
    </p>
  );
}
