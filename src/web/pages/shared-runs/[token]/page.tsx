import { useParams } from 'react-router';
import { SharedRunPage } from '../../../features/agents/share/shared-run-page.tsx';

export function Page() {
  const { token = '' } = useParams();
  return <SharedRunPage key={token} token={token} />;
}
