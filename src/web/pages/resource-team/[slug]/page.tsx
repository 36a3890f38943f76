import { useParams } from 'react-router';
import { ResourcePage } from '../../../features/resources/resource-page.tsx';

export function Page() {
  const { slug } = useParams();
  return <ResourcePage key={slug} slug={slug} />;
}
