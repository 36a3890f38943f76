import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OfflineState } from '../../ui/state-panel.tsx';
import type { AcademyCourse } from './known-courses.ts';
import { NoSuchPlace } from './no-such-place.tsx';
import { useCourse } from './use-course.ts';

interface WithCourseProps {
  slug: string;
  children: (course: AcademyCourse) => ReactNode;
}

/** Shows what is made of a course once it is there. One of this installation is fetched first. */
export function WithCourse({ slug, children }: WithCourseProps) {
  const { state, course, showNewer, again } = useCourse(slug);
  if (course !== undefined)
    return (
      <>
        {showNewer === undefined ? null : (
          <Container className="pt-6 print:hidden">
            <Alert
              title="This course was changed"
              announce
              actions={<Button onClick={showNewer}>Show the new version</Button>}
            >
              You can go on as you are. What you have done is kept either way.
            </Alert>
          </Container>
        )}
        {children(course)}
      </>
    );
  if (state === 'missing') return <NoSuchPlace what="course" />;
  if (state === 'loading')
    return (
      <Container className="grid flex-1 content-start gap-6 py-8 sm:py-10">
        <h1 className="sr-only">Course</h1>
        <Skeleton className="h-24" />
        <Skeleton className="h-96" />
      </Container>
    );
  return (
    <Container className="flex-1 py-8">
      <h1 className="sr-only">Course</h1>
      <OfflineState
        heading="This course is not on this device yet"
        actions={
          <Button look="primary" onClick={again}>
            Try again
          </Button>
        }
      >
        A course that was opened once stays readable without a network. This one has to be fetched first.
      </OfflineState>
    </Container>
  );
}
