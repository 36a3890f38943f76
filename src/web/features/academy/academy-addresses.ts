import { href } from '../../lib/href.ts';

/** The place of a lesson that the final test has. */
export const finalSlug = 'final-test';

export const academyAddress = {
  home: href('/lumina-academy'),
  review: href('/lumina-academy/review'),
  /** Where admins write courses. */
  own: href('/lumina-academy/own-courses'),
  draft: (draft: string) => href('/lumina-academy/own-courses/:draft', { draft }),
  course: (course: string) => href('/lumina-academy/:course', { course }),
  lesson: (course: string, lesson: string) => href('/lumina-academy/:course/:lesson', { course, lesson }),
  final: (course: string) => href('/lumina-academy/:course/:lesson', { course, lesson: finalSlug }),
  certificate: (id: string) => href('/certificates/:id', { id }),
};
