import { type SubjectFacts, subjects } from '../../../catalog/subjects.gen.ts';
import { headingAddress } from '../../../kernel/heading-address.ts';
import { createSearch, type Found } from '../../lib/full-text-search.ts';

/** What somebody may mean by what they typed: a subject, or one topic of it. */
export interface Match {
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectFacts;
  /** Absent where the whole subject is meant. */
  readonly topic?: string;
}

interface FindableMatch extends Match {
  readonly keywords: readonly string[];
  readonly text: string;
}

let search: ((query: string) => readonly Found<FindableMatch>[]) | undefined;

function findable(): FindableMatch[] {
  return subjects.flatMap((subject) => [
    { ...matchOf(subject), keywords: subject.words, text: subject.about },
    ...subject.topics.map((title): FindableMatch => {
      const topic = `${subject.slug}/${headingAddress(title, new Set())}`;
      return { id: topic, title, subject, topic, keywords: [], text: '' };
    }),
  ]);
}

export function matchOf(subject: SubjectFacts): Match {
  return { id: subject.slug, title: subject.title, subject };
}

const mostMatches = 6;
const subjectWeight = 4;

/** The best first; beginnings of words and slips count. A subject is meant more often than one topic. */
export function findMatches(query: string): readonly Match[] {
  const asked = query.trim().toLowerCase();
  if (asked === '') return [];
  search ??= createSearch(findable(), ({ topic }) => (topic === undefined ? subjectWeight : 1));
  const found = search(query).map(({ item }) => item);
  const isMeant = ({ title, keywords }: FindableMatch) =>
    [title, ...keywords].some((name) => name.toLowerCase() === asked);
  return [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))].slice(0, mostMatches);
}
