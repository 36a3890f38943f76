import { useParams } from 'react-router';
import { PlanPage } from '../../../features/curriculum/plan-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <PlanPage key={id} id={id} />;
}
