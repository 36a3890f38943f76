import { useParams } from 'react-router';
import { AgentPage } from '../../../features/agents/agent-page.tsx';

/** An address without an agent never comes here: the router shows that there is no such page. */
export function Page() {
  const { slug } = useParams();
  return <AgentPage slug={slug} />;
}
