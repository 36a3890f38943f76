import { Eye } from 'lucide-react';
import { versionStepList } from '../../lib/version-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAppPlace } from './app-address.ts';
import { useAppPage } from './app-page-context.ts';
import { findVersion, shownVersion, splitReason, versionUnderWay } from './app-view.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { Conversation } from './talk/conversation.tsx';

/** The app beside the conversation that changes it; on a phone one over the other. */
export function AppTabContent() {
  const { view } = useAppPage();
  const [place] = useAppPlace();
  const shown = shownVersion(view, place.version);
  return (
    <div className="grid gap-4 lg:h-[calc(100dvh-16.5rem)] lg:min-h-[34rem] lg:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]">
      <div className="order-2 min-h-0 lg:order-1">
        <Conversation />
      </div>
      <div className="order-1 flex h-[min(72dvh,44rem)] min-h-0 flex-col gap-3 lg:order-2 lg:h-auto">
        <OtherVersion shown={shown?.number} />
        <div className="min-h-0 flex-1">
          <PreviewPane
            url={shown?.previewUrl ?? undefined}
            title={shown === undefined ? view.app.name : `Version ${shown.number}`}
          >
            <NothingToShow />
          </PreviewPane>
        </div>
      </div>
    </div>
  );
}

/** Says so when what is looked at is not what works now. */
function OtherVersion({ shown }: { shown: number | undefined }) {
  const { view, changes } = useAppPage();
  const [place, go] = useAppPlace();
  const current = view.app.currentVersion;
  const version = findVersion(view, place.version);
  if (version === undefined || version.number !== shown || version.number === current) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-large border border-accent/25 bg-accent/8 px-3 py-2 text-small">
      <p className="flex min-w-0 items-center gap-2 text-ink">
        <Eye aria-hidden className="size-4 shrink-0 text-accent" />
        You look at version {version.number}
        {version.status === 'failed' ? ', which did not work' : ''}.
      </p>
      <div className="flex gap-2">
        {version.status === 'completed' ? (
          <Button
            busy={changes.busy}
            onClick={() => void changes.restore(version.number).then(() => go({ tab: 'app' }))}
          >
            Restore it
          </Button>
        ) : null}
        <Button onClick={() => go({ tab: 'app' })}>
          {current === null ? 'Close' : `Back to version ${current}`}
        </Button>
      </div>
    </div>
  );
}

function NothingToShow() {
  const { view } = useAppPage();
  const coming = versionUnderWay(view);
  if (coming !== undefined) {
    const step = versionStepList(coming).find(({ state }) => state === 'active');
    return (
      <div className="grid justify-items-center gap-3 text-center">
        <Skeleton className="h-28 w-48 rounded-medium" />
        <p className="text-small font-medium text-ink">Your app appears here as soon as it is built.</p>
        <p className="text-small text-ink-muted">{step?.label ?? 'Waiting'} …</p>
      </div>
    );
  }
  const [last] = view.versions;
  return (
    <div className="max-w-md text-center text-small text-ink-muted">
      <p className="font-semibold text-ink">There is nothing to look at yet</p>
      <p className="mt-2 wrap-anywhere">
        {last?.error == null ? 'This app has no version that works.' : splitReason(last.error).first}
      </p>
    </div>
  );
}
