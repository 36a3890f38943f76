import { FieldReader, splitFrontMatter } from '../../kernel/front-matter.ts';
import { headingAddress } from '../../kernel/heading-address.ts';
import { readTopic } from './read-topic.ts';
import type { SubjectText, WrittenTopic } from './subject.ts';

interface ReadSubject {
  readonly subject: SubjectText;
  /** Sentences that name the topic and what is wrong with it. */
  readonly faults: readonly string[];
}

const fields = ['title', 'about', 'area', 'words'];
const longestAbout = 140;

/** A subject with its topics, as a file of `content/topics` has it. */
export function readSubject(text: string): ReadSubject {
  const faults: string[] = [];
  const { values, body } = splitFrontMatter(text.replaceAll('\r\n', '\n'), faults);
  const reader = new FieldReader(values, faults);
  reader.only(fields, 'a subject');
  const about = reader.text('about');
  if (about.length > longestAbout)
    faults.push(`about: ${about.length} characters, of which ${longestAbout} are allowed.`);
  const subject = {
    title: reader.text('title'),
    about,
    area: reader.text('area'),
    words: listed(reader.text('words')),
    topics: readTopics(body, faults),
  };
  return { subject, faults };
}

function readTopics(body: string, faults: string[]): WrittenTopic[] {
  const [before = '', ...sections] = body.split(/^## /m);
  if (before.trim() !== '')
    faults.push(`“${before.trim().slice(0, 40)}” stands before the first topic and belongs to none.`);
  const topics: WrittenTopic[] = [];
  const above = new Set<string>();
  for (const section of sections) {
    const [heading = '', ...lines] = section.split('\n');
    const title = heading.trim();
    const own: string[] = [];
    const topic = { slug: headingAddress(title, new Set()), title, ...readTopic(title, lines, own) };
    if (topics.some(({ slug }) => slug === topic.slug)) own.push('stands twice.');
    for (const need of topic.needs)
      if (need.subject === undefined && !above.has(need.topic))
        own.push(`needs “${need.topic}”, which does not stand above it.`);
    above.add(title);
    faults.push(...own.map((fault) => `${title}: ${fault}`));
    topics.push(topic);
  }
  return topics;
}

function listed(text: string): string[] {
  return text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
