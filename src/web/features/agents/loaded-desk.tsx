import { Suspense, use } from 'react';
import type { AgentGroup } from '../../../catalog/agent-groups.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Desk } from './desk.tsx';
import { loadAgent } from './load-agent.ts';
import { LockedDesk } from './locked-desk.tsx';

interface LoadedDeskProps {
  slug: string;
  /** Where it may keep some people from running the agent. */
  group?: AgentGroup | undefined;
}

/** The desk of an agent or a builder, with its place kept until its work is loaded. */
export function LoadedDesk(props: LoadedDeskProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[40rem] w-full" />}>
      <DeskOf {...props} />
    </Suspense>
  );
}

function DeskOf({ slug, group }: LoadedDeskProps) {
  const agent = use(loadAgent(slug));
  const { access } = useSession();
  const isOpen = group?.needs === undefined || access[group.needs];
  return isOpen ? <Desk agent={agent} /> : <LockedDesk agent={agent} group={group} />;
}
