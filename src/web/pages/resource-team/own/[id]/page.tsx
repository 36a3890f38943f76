import { useParams } from 'react-router';
import { OwnResourcePage } from '../../../../features/resources/own-pages.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <OwnResourcePage key={id} id={id} />;
}
