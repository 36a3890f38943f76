import { useParams } from 'react-router';
import { TermPage } from '../../../features/law/term-page.tsx';

export function Page() {
  const { term } = useParams();
  return <TermPage key={term} slug={term} />;
}
