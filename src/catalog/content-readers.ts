import { splitFrontMatter } from '../kernel/front-matter.ts';
import { readAcademyText } from './academy/read-academy.ts';
import { readDays } from './days/read-days.ts';
import { readLawTerms } from './law/read-law-terms.ts';
import { readResource } from './resources/read-resource.ts';
import { readSubject } from './topics/read-subject.ts';

interface ReadContent {
  readonly value: unknown;
  /** Sentences that name what is wrong with the text. */
  readonly faults: readonly string[];
}

/** Who reads the texts of a folder of `content` that have a form of their own. A page asks for one with `?parsed`. */
export const contentReaders: Readonly<Record<string, (text: string) => ReadContent>> = {
  days(text) {
    const { days, faults } = readDays(text);
    return { value: days, faults };
  },
  academy: readAcademyText,
  law(text) {
    const faults: string[] = [];
    const { terms, faults: further } = readLawTerms(splitFrontMatter(text, faults).body);
    return { value: terms, faults: [...faults, ...further] };
  },
  topics(text) {
    const { subject, faults } = readSubject(text);
    return { value: subject, faults };
  },
  resources(text) {
    const { resource, faults } = readResource(text);
    return { value: resource.body, faults };
  },
};
