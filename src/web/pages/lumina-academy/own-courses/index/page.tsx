import { OwnCoursesPage } from '../../../../features/academy/own/own-courses-page.tsx';

export function Page() {
  return <OwnCoursesPage />;
}
