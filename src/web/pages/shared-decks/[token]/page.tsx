import { useParams } from 'react-router';
import { SharedDeckPage } from '../../../features/study/share/shared-deck-page.tsx';

export function Page() {
  const { token = '' } = useParams();
  return <SharedDeckPage key={token} token={token} />;
}
