import { useMemo, useState } from 'react';
import { readCourseFiles } from '../../../../../catalog/academy/course-files.ts';
import { nameBrand } from '../../../../../catalog/academy/name-brand.ts';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { writeCourse } from '../../../../../catalog/academy/own/write-course.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Markdown } from '../../../../ui/markdown.tsx';
import { Select } from '../../../../ui/select.tsx';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { countOf, levelName } from '../../academy-home.tsx';
import { ExerciseCard } from '../../exercise/exercise-card.tsx';
import { Teaching } from '../../teaching.tsx';

const start = 'start';

/** The course as learners will see it. What is not whole yet is left out. */
export function CoursePreview({ draft }: { draft: CourseDraft }) {
  const course = useMemo(() => nameBrand(readCourseFiles(writeCourse(draft)).course), [draft]);
  const [shown, setShown] = useState(start);
  if (course === undefined || course.lessons.length === 0)
    return (
      <EmptyState heading="Nothing to show yet">
        Give the course a lesson first, then it can be read here.
      </EmptyState>
    );
  const pages = [
    { value: start, label: 'First page' },
    ...course.lessons.map(({ slug, title }, at) => ({ value: slug, label: `${at + 1}. ${title}` })),
  ];
  const lesson = course.lessons.find(({ slug }) => slug === shown);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Field label="Page" className="max-w-md">
        {({ id, 'aria-describedby': describedBy }) => (
          <Select
            id={id}
            aria-describedby={describedBy}
            options={pages}
            value={lesson === undefined ? start : shown}
            onChange={setShown}
          />
        )}
      </Field>
      {lesson === undefined ? (
        <article aria-label="First page" className="grid min-w-0 grid-cols-1 gap-4">
          <h2 className="text-title font-semibold text-ink">{course.course.title}</h2>
          <p className="text-small text-ink-muted">{course.course.about}</p>
          <p className="flex flex-wrap items-center gap-2 text-small text-ink-muted">
            <Badge>{levelName(course.course.level)}</Badge>
            {countOf(course.lessons.length, 'lesson')}
          </p>
          <Markdown text={course.course.introduction} />
        </article>
      ) : (
        <article key={lesson.slug} aria-label={lesson.title} className="grid min-w-0 grid-cols-1 gap-6">
          <h2 className="text-title font-semibold text-ink">{lesson.title}</h2>
          <Teaching parts={lesson.teaching} />
          {lesson.exercises.map((exercise, at) => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              place={`Exercise ${at + 1} of ${lesson.exercises.length}`}
              tried={undefined}
              onTry={() => undefined}
            />
          ))}
        </article>
      )}
    </div>
  );
}
