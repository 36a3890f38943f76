import { useParams } from 'react-router';
import { EditResourcePage } from '../../../../../features/resources/own-pages.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <EditResourcePage key={id} id={id} />;
}
