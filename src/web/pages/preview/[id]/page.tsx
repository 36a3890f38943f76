import { useParams } from 'react-router';
import { AppPage } from '../../../features/app-page/app-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <AppPage key={id} appId={id} />;
}
