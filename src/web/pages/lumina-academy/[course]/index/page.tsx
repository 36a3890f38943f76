import { useParams } from 'react-router';
import { CoursePage } from '../../../../features/academy/course-page.tsx';

export function Page() {
  const { course = '' } = useParams();
  return <CoursePage key={course} slug={course} />;
}
