import type { CourseFacts } from '../../courses.gen.ts';
import type { WholeCourse } from '../course-files.ts';
import { lessonFileName } from './write-course.ts';

/** What lists need of a course that is not shipped. */
export function courseFactsOf(slug: string, { course, lessons }: WholeCourse): CourseFacts {
  const { title, about, audience, level, order } = course;
  return {
    slug,
    title,
    about,
    audience,
    level,
    order,
    lessons: lessons.map((lesson, at) => ({
      slug: lesson.slug,
      file: lessonFileName(at, lesson.slug),
      title: lesson.title,
      about: lesson.about,
      minutes: lesson.minutes,
      exercises: lesson.exercises.map(({ id }) => id),
    })),
  };
}
