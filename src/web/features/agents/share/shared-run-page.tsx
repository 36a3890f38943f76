import { Link } from 'react-router';
import { href } from '../../../lib/href.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { LinkedPage } from '../../../ui/linked-page.tsx';
import { SharedResult } from './shared-result.tsx';
import { useSharedRun } from './use-shared-run.ts';

const allAgents = (
  <Link to={href('/agents')} className={buttonClass('primary')}>
    See all agents
  </Link>
);

/** What an agent worked out for somebody, by a link: to be read and taken along, not to be changed. */
export function SharedRunPage({ token }: { token: string }) {
  return (
    <LinkedPage answer={useSharedRun(token)} thing="result" instead={allAgents}>
      {(run) => <SharedResult run={run} />}
    </LinkedPage>
  );
}
