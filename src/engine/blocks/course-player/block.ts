import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });

const courses: EntitySpec = {
  name: 'courses',
  one: 'Course',
  many: 'Courses',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    { name: 'description', label: 'Description', kind: 'long-text' },
    { name: 'level', label: 'Level', kind: 'choice', options: ['Beginner', 'Intermediate', 'Advanced'] },
  ],
  samples: [
    { title: 'Drawing from life', description: 'See, measure and put on paper.', level: 'Beginner' },
    {
      title: 'Statistics you can use',
      description: 'From averages to honest charts.',
      level: 'Intermediate',
    },
    { title: 'Public speaking', description: 'Short talks that people remember.', level: 'Beginner' },
  ],
};

/** Lessons that are read one after the other, with progress and a certificate. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'course-player',
  title: 'Lessons and progress',
  words: [
    'course progress',
    'learn progress',
    'study progress',
    'lesson progress',
    'course content',
    'course video',
    'video course',
    'course lesson',
    'course material',
    'learning material',
    'study material',
    'take lesson',
    'complete lesson',
    'watch lesson',
    'video lesson',
    'interactive lesson',
    'online lesson',
    'lesson completion',
    'work through lesson',
    'online course',
    'take course',
    'complete course',
    'watch course',
    'learn course',
    'course completion',
    'earn certificate',
    'completion certificate',
    'course certificate',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit({ entity, entities }) {
    const all = entity === undefined ? entities : [entity, ...entities];
    const known = all.find(
      ({ one, samples }) =>
        samples.length > 0 && /course|class|training|tutorial|program|module|subject/i.test(one),
    );
    return known === undefined
      ? { title: 'Learn', props: { entity: courses.name }, entities: [courses] }
      : { title: 'Learn', props: { entity: known.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('CoursePlayer', 'interaction/course/course-player.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity }, _section, { spec, page }) {
    const known = entityOf(spec, entity);
    const first = (known === undefined ? undefined : sampleTitle(known)) ?? '';
    const finish = Array.from({ length: 4 }, () => ({ do: 'press', name: 'Mark as completed' }) as const);
    return [
      {
        name: 'Lessons are completed one by one, kept, and end with a certificate',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: `Learn ${first}` },
          { do: 'press', name: 'Mark as completed' },
          { do: 'see', text: '1 of 5 lessons' },
          { do: 'reload' },
          { do: 'press', name: `Learn ${first}` },
          { do: 'see', text: '1 of 5 lessons' },
          ...finish,
          { do: 'see', text: '5 of 5 lessons' },
          { do: 'press', name: 'Get certificate' },
          { do: 'see', text: 'has completed all lessons of' },
        ],
      },
      {
        name: 'A lesson can be added to a course',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: 'Add lesson' },
          { do: 'fill', label: 'Lesson title', value: 'Quartz extra lesson' },
          { do: 'fill', label: 'What the lesson says', value: 'Something more to read.' },
          { do: 'press', name: 'Save lesson' },
          { do: 'see', text: '6. Quartz extra lesson' },
          { do: 'see', text: '0 of 6 lessons' },
        ],
      },
    ];
  },
});
