import type { LawSubject } from '../law/law-term.ts';
import type { LawTermFacts } from '../law-terms.gen.ts';
import type { SubjectFacts } from '../subjects.gen.ts';
import type { SubjectText } from '../topics/subject.ts';
import type { SharedCard } from './shared-deck.ts';

/** A deck that is made of what the product knows anyway: the checks of a subject, or the terms of a field of law. */
export interface ReadyDeck {
  readonly from: 'topics' | 'law';
  /** The subject, or the field of law. */
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly area: string;
  /** Known beforehand of subjects: every topic has two checks. */
  readonly count?: number;
}

const lawDecks: Readonly<Partial<Record<LawSubject, string>>> = {
  contract: 'Contract law terms',
  criminal: 'Criminal law terms',
  property: 'Property law terms',
  employment: 'Employment law terms',
  company: 'Company law terms',
  'intellectual-property': 'Intellectual property terms',
  'data-protection': 'Data protection terms',
  'human-rights': 'Human rights terms',
  international: 'International law terms',
  procedure: 'Court procedure terms',
};

const checksOfTopic = 2;

export function readyDecksOf(subjects: readonly SubjectFacts[]): ReadyDeck[] {
  return [
    ...subjects.map(({ slug, title, about, area, topics }) => ({
      from: 'topics' as const,
      slug,
      name: title,
      about,
      area,
      count: topics.length * checksOfTopic,
    })),
    ...Object.entries(lawDecks).map(([slug, name]) => ({
      from: 'law' as const,
      slug,
      name,
      about: 'Terms of the law dictionary and what they mean.',
      area: 'Law',
    })),
  ];
}

/** Two questions with their answers for each topic, in the order in which the topics build on each other. */
export function cardsOfSubject(slug: string, { topics }: SubjectText): SharedCard[] {
  return topics.flatMap((topic) =>
    topic.checks.map(({ question, answer }, index) => ({
      guid: `topics:${slug}:${topic.slug}:${index}`,
      kind: 'basic' as const,
      front: question,
      back: answer,
      options: [],
      tags: [topic.title.slice(0, 60)],
    })),
  );
}

/** A term asks for the first sentence of its entry. The field is part of the name: a term may stand in several decks. */
export function cardsOfLaw(subject: string, terms: readonly LawTermFacts[]): SharedCard[] {
  return terms
    .filter(({ subjects }) => subjects.includes(subject))
    .map(({ slug, term, about }) => ({
      guid: `law:${subject}:${slug}`,
      kind: 'basic' as const,
      front: `What does “${term}” mean in law?`,
      back: about,
      options: [],
      tags: [],
    }));
}
