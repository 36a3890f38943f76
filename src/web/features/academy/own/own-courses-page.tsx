import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { academyAddress } from '../academy-addresses.ts';
import { DraftCard } from './draft-card.tsx';
import { NewCourse } from './new-course.tsx';
import { PublishedCard } from './published-card.tsx';
import { useDrafts } from './use-drafts.ts';
import { useOwnCourses } from './use-own-courses.ts';

const failed = 'The draft was not made';

/** Where admins write courses: what they are working on, and what learners are offered. */
export function OwnCoursesPage() {
  const { status, drafts, add, remove, bringBack } = useDrafts();
  const { isKnown, courses } = useOwnCourses();
  const go = useNavigate();

  const open = useCallback(
    async (draft: CourseDraft, of?: { course: string; version: number }) => {
      try {
        const id = await add(draft, of);
        dismissFailure(failed);
        await go(academyAddress.draft(id));
      } catch (error) {
        console.error(error);
        toast({
          variant: 'destructive',
          title: failed,
          description: 'The browser could not store it. Free some space on this device, then try again.',
        });
      }
    },
    [add, go],
  );

  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[{ label: 'Lumina Academy', to: academyAddress.home }, { label: 'Courses of your own' }]}
          />
        }
        heading="Courses of your own"
        description="Write courses for your people in the format of those that are there: lessons, exercises, a final test and a certificate."
      />
      <NewCourse onDraft={(draft) => open(draft)} />
      <Section heading="Drafts">
        {status === 'loading' ? (
          <Skeleton className="h-28" />
        ) : drafts.length === 0 ? (
          <EmptyState heading="No draft yet">
            Begin with the example: it is whole, so every part of the form is filled in once.
          </EmptyState>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {drafts.map((draft) => (
              <DraftCard key={draft.id} draft={draft} onRemove={remove} onBringBack={bringBack} />
            ))}
          </ul>
        )}
      </Section>
      <Section heading="Published">
        {!isKnown ? (
          <Skeleton className="h-28" />
        ) : courses.length === 0 ? (
          <p className="text-small text-ink-muted">
            Nothing is published yet. Learners see the shipped courses.
          </p>
        ) : (
          <ul className="grid gap-3">
            {courses.map((course) => (
              <PublishedCard
                key={course.slug}
                course={course}
                draft={drafts.find((one) => one.course === course.slug)?.id}
                onEdit={(draft) => open(draft, { course: course.slug, version: course.version })}
              />
            ))}
          </ul>
        )}
      </Section>
    </Container>
  );
}
