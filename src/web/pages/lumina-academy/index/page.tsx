import { AcademyHome } from '../../../features/academy/academy-home.tsx';

export function Page() {
  return <AcademyHome />;
}
