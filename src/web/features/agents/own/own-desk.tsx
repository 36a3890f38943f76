import { type ReactNode, Suspense, use, useMemo } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state-panel.tsx';
import { Desk } from '../desk.tsx';
import type { WorkSource } from '../run/work-source.ts';
import { loadOwn } from './load-own.ts';

interface OwnDeskProps {
  source: WorkSource;
  /** Under which its runs are kept. */
  slug: string;
  name: string;
  /** What to do when it does not work. */
  repair?: ReactNode;
}

/** The same desk as that of every agent, for a tool or an agent that somebody made. */
export function OwnDesk(props: OwnDeskProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[40rem] w-full" />}>
      <LoadedDesk {...props} />
    </Suspense>
  );
}

function LoadedDesk({ source, slug, name, repair }: OwnDeskProps) {
  const card = useMemo(() => ({ slug, name }), [slug, name]);
  const { agent, fault } = use(loadOwn(source, card));
  if (agent === undefined)
    return (
      <ErrorState heading="This does not work yet" actions={repair}>
        {fault}
      </ErrorState>
    );
  return <Desk agent={agent} />;
}
