import { useParams } from 'react-router';
import { DraftPage } from '../../../../features/academy/own/editor/draft-page.tsx';

export function Page() {
  const { draft = '' } = useParams();
  return <DraftPage key={draft} id={draft} />;
}
