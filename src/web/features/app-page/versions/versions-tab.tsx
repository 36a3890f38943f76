import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { findVersion } from '../app-view.ts';
import { DuplicateDialog } from '../header/duplicate-dialog.tsx';
import { VersionRow } from './version-row.tsx';

const CompareView = lazyPart(async () => (await import('./compare-view.tsx')).CompareView);

/** Every state of the app that somebody asked for: to look at, compare, go back to or go on from. */
export function VersionsTab() {
  const { view } = useAppPage();
  const [place] = useAppPlace();
  const [branching, setBranching] = useState<number>();
  const before = findVersion(view, place.compare?.[0]);
  const after = findVersion(view, place.compare?.[1]);
  if (before !== undefined && after !== undefined)
    return (
      <CompareView before={before} after={after} fallback={<Skeleton className="h-64 rounded-large" />} />
    );
  return (
    <>
      <ol aria-label="Versions, the newest first" className="grid gap-3">
        {view.versions.map((version) => (
          <VersionRow key={version.id} version={version} onBranch={() => setBranching(version.number)} />
        ))}
      </ol>
      <DuplicateDialog
        open={branching !== undefined}
        onOpenChange={(open) => setBranching(open ? branching : undefined)}
        from={{
          appId: view.app.id,
          name: view.app.name,
          ...(branching === undefined ? {} : { number: branching }),
        }}
      />
    </>
  );
}
