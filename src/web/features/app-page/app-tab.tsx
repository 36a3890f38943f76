import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { viewersOf } from '../../../engine/hosting/viewers.ts';
import type { PickedElement } from '../../../engine/revise/by-click/picked-element.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { versionStepList } from '../../lib/version-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAppPlace } from './app-address.ts';
import { useAppPage } from './app-page-context.ts';
import { findVersion, shownVersion, splitReason, versionUnderWay } from './app-view.ts';
import { usePreviewLine } from './click/use-preview-line.ts';
import { keepViewer, readKeptViewer } from './preview/kept-viewer.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { ViewAs } from './preview/view-as.tsx';
import { Conversation } from './talk/conversation.tsx';
import { useVersionSpec } from './use-version-spec.ts';

const ClickPanel = lazyPart(async () => (await import('./click/click-panel.tsx')).ClickPanel);

/** The app beside the conversation that changes it; on a phone one over the other. */
export function AppTabContent() {
  const { view } = useAppPage();
  const [place] = useAppPlace();
  const shown = shownVersion(view, place.version);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<PickedElement>();
  const [seenAs, setSeenAs] = useState<string>();
  const spec = useVersionSpec(shown);
  const viewers = useMemo(() => (spec === undefined ? [] : viewersOf(spec)), [spec]);
  const url = shown?.previewUrl ?? undefined;
  // What is being made is shown already, but only what was tried out can be changed.
  const canPick = shown !== undefined && shown.number === view.app.currentVersion;
  const picking = isPicking && canPick;

  function pick(on: boolean) {
    setPicking(on);
    setPicked(undefined);
    if (on) line.focus();
    else document.getElementById('edit-by-clicking')?.focus();
  }

  const line = usePreviewLine({
    url,
    picking,
    onPicked: (element) => {
      if (picking) setPicked(element);
    },
    onLeave: () => pick(false),
    seenBefore: () => readKeptViewer(view.app.id),
    onSeen: see,
  });
  function see(role: string | undefined) {
    setSeenAs(role);
    keepViewer(view.app.id, role);
  }
  function viewAs(role: string) {
    see(role);
    line.viewAs(role);
  }
  return (
    <div className="grid gap-4 lg:h-[calc(100dvh-16.5rem)] lg:min-h-[34rem] lg:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]">
      <div className="order-2 min-h-0 max-md:contents lg:order-1">
        <div className={isPicking ? 'hidden' : 'h-full max-md:contents'}>
          <Conversation />
        </div>
        {isPicking ? (
          <div className="h-full max-md:order-2">
            <ClickPanel
              picked={picked}
              onDone={() => setPicked(undefined)}
              onClose={() => pick(false)}
              onGo={(route) => line.go(route)}
              fallback={<Skeleton className="h-96 rounded-large" />}
            />
          </div>
        ) : null}
      </div>
      <div className="order-1 flex h-[min(72dvh,44rem)] min-h-0 flex-col max-md:h-[min(calc(100dvh-14rem),44rem)] max-md:min-h-72 gap-3 lg:order-2 lg:h-auto">
        <OtherVersion shown={shown?.number} />
        <div className="min-h-0 flex-1">
          <PreviewPane
            url={url}
            line={line}
            picking={canPick ? picking : undefined}
            onPicking={pick}
            viewAs={
              viewers.length === 0 ? null : <ViewAs viewers={viewers} role={seenAs} onChange={viewAs} />
            }
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
