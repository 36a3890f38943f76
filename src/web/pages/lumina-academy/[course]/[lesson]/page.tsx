import { useParams } from 'react-router';
import { LessonPage } from '../../../../features/academy/lesson-page.tsx';

export function Page() {
  const { course = '', lesson = '' } = useParams();
  return <LessonPage key={`${course}/${lesson}`} course={course} lesson={lesson} />;
}
