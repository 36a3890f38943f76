/** A lesson of a course, as it is read. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
}

interface Part {
  readonly title: (course: string) => string;
  readonly minutes: number;
  readonly text: (course: string) => string;
}

/** What a course begins with until its teacher writes lessons of their own. */
const parts: readonly Part[] = [
  {
    title: (course) => `Welcome to ${course}`,
    minutes: 5,
    text: (course) =>
      `What ${course} is about, what you will be able to do at the end, and how the lessons build on each other.`,
  },
  {
    title: () => 'Words and ideas you need',
    minutes: 12,
    text: (course) =>
      `The terms that come up again and again in ${course}. Write each of them down in your own words before you go on.`,
  },
  {
    title: () => 'A worked example',
    minutes: 18,
    text: () =>
      'One task from beginning to end, with the reason for every step. Pause before each step and guess what comes next.',
  },
  {
    title: () => 'Your turn',
    minutes: 25,
    text: () =>
      'A task of the same kind without help. Compare your result with the worked example and note what was different.',
  },
  {
    title: () => 'Look back and go on',
    minutes: 10,
    text: (course) =>
      `The most important points of ${course} once more, the usual mistakes, and where to go from here.`,
  },
];

export function startLessons(course: string): readonly Lesson[] {
  return parts.map(({ title, minutes, text }, index) => ({
    id: `lesson-${index + 1}`,
    title: title(course),
    minutes,
    text: text(course),
  }));
}

/** The share of lessons that are done, in whole percent. What was done and then removed does not count. */
export function progressOf(lessons: readonly Lesson[], done: readonly string[]): number {
  if (lessons.length === 0) return 0;
  return Math.round((lessons.filter(({ id }) => done.includes(id)).length / lessons.length) * 100);
}

/** Where to go on: the first lesson that is not done, after the given one if there is such. */
export function nextLesson(
  lessons: readonly Lesson[],
  done: readonly string[],
  after = '',
): Lesson | undefined {
  const open = lessons.filter(({ id }) => !done.includes(id) && id !== after);
  const at = lessons.findIndex(({ id }) => id === after);
  return open.find((lesson) => lessons.indexOf(lesson) > at) ?? open[0];
}
