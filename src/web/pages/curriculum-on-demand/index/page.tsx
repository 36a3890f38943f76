import { PlansPage } from '../../../features/curriculum/plans-page.tsx';

export function Page() {
  return <PlansPage />;
}
