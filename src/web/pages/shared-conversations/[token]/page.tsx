import { useParams } from 'react-router';
import { SharedConversationPage } from '../../../features/ask/share/shared-conversation-page.tsx';

export function Page() {
  const { token = '' } = useParams();
  return <SharedConversationPage key={token} token={token} />;
}
