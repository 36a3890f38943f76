import { buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { whereItLeads } from './where-it-leads.ts';

/** The browser is on its way. A program on the device opens beside this page, which then stays. */
export function WayBack({ url }: { url: string }) {
  const { place, isOnDevice } = whereItLeads(url);
  return (
    <div className="grid justify-items-start gap-4 p-5 sm:p-7">
      <h1 id="consent-heading" className="text-title font-semibold wrap-anywhere">
        Taking you back to {place}
      </h1>
      {isOnDevice ? (
        <p className="text-small text-ink-muted">When the program has opened, you can close this page.</p>
      ) : (
        <Spinner>One moment…</Spinner>
      )}
      <a href={url} className={buttonClass('secondary', 'w-full sm:w-auto')}>
        Nothing happens? Go on here
      </a>
    </div>
  );
}
