import { useParams } from 'react-router';
import { AgentPage } from '../../../features/agents/agent-page.tsx';

export function Page() {
  const { name } = useParams();
  return <AgentPage slug={name} />;
}
