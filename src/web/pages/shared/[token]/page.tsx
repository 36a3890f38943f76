import { useParams } from 'react-router';
import { SharedAppPage } from '../../../features/shared-app/shared-app-page.tsx';

export function Page() {
  const { token = '' } = useParams();
  return <SharedAppPage key={token} token={token} />;
}
