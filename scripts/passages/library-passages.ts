import type { Passage } from '../../src/ask/passages/passage.ts';
import { courses } from '../../src/catalog/courses.gen.ts';
import { resources } from '../../src/catalog/resources.gen.ts';
import { subjects } from '../../src/catalog/subjects.gen.ts';

type Unnumbered = Omit<Passage, 'id'>;

/**
 * What there is to learn and to download: one passage for each course, resource and area of subjects. Of courses only what
 * their catalogue says is told: their lessons are for those who may open them, and Ask is for everybody.
 */
export function libraryPassages(): Unnumbered[] {
  return [...resources.map(resourcePassage), ...courses.map(coursePassage), ...subjectPassages()];
}

const formatNames: Readonly<Record<string, string>> = {
  docx: 'Word',
  pdf: 'PDF',
  xlsx: 'Excel',
  csv: 'a table (CSV)',
  ics: 'calendar entries',
};
const listed = new Intl.ListFormat('en', { type: 'disjunction' });

function resourcePassage({
  slug,
  title,
  about,
  kind,
  formats,
  words,
}: (typeof resources)[number]): Unnumbered {
  const files = listed.format(formats.map((format) => formatNames[format] ?? format));
  return {
    source: { kind: 'resource', title, address: `/resource-team/${slug}` },
    section: '',
    text: `${title}: ${about}\nA ${kind} of the Resource Team, to download as ${files}.`,
    words: words.join(', '),
  };
}

function coursePassage({ slug, title, about, audience, lessons }: (typeof courses)[number]): Unnumbered {
  return {
    source: { kind: 'course', title: `Course: ${title}`, address: `/lumina-academy/${slug}` },
    section: '',
    text: [
      `${title}, a course of Lumina Academy with ${lessons.length} lessons: ${about}`,
      `For: ${audience.replace(/\.$/, '')}. It opens with Training access.`,
      ...lessons.map((lesson) => `- ${lesson.title}: ${lesson.about}`),
    ].join('\n'),
    words: 'course class training lessons learn exercises certificate',
  };
}

function subjectPassages(): Unnumbered[] {
  const areas = [...new Set(subjects.map(({ area }) => area))];
  return areas.map((area) => {
    const own = subjects.filter((subject) => subject.area === area);
    return {
      source: { kind: 'page', title: 'Curriculum on Demand', address: '/curriculum-on-demand' },
      section: `Subjects: ${area}`,
      text: `A plan for learning can be made for these subjects of ${area.toLowerCase()}: ${own.map(({ title }) => title).join(', ')}.`,
      words: 'learn study plan subject subjects curriculum',
    };
  });
}
