import { Link, useParams } from 'react-router';
import { whyNotRun } from '../../../features/agents/own/may-run.ts';
import { OwnThingPage } from '../../../features/agents/own/own-thing-page.tsx';
import type { ReadThing } from '../../../features/agents/own/read-thing.ts';
import { href } from '../../../lib/href.ts';
import { type Access, useSession } from '../../../lib/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NoAccessState } from '../../../ui/state-panel.tsx';

export function Page() {
  const { id = '' } = useParams();
  const { access } = useSession();
  return <OwnThingPage key={id} kind="agent" id={id} instead={(thing) => noAccess(thing, access)} />;
}

function noAccess({ definition }: ReadThing, access: Access) {
  const reason = 'base' in definition ? whyNotRun(definition, access) : undefined;
  if (reason === undefined) return undefined;
  return (
    <NoAccessState
      heading="This agent does not run here"
      actions={
        <Link to={href('/agents')} className={buttonClass('primary')}>
          All agents
        </Link>
      }
    >
      {reason}
    </NoAccessState>
  );
}
