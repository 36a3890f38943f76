import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSubject } from '../src/catalog/topics/read-subject.ts';
import { topicGraph } from '../src/catalog/topics/topic-graph.ts';
import { inOrder } from '../src/methods/curriculum/order-topics.ts';

const folder = resolve(import.meta.dirname, '../content/topics');
const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
const read = files.map((name) => ({
  slug: name.replace(/\.md$/, ''),
  ...readSubject(readFileSync(join(folder, name), 'utf8')),
}));
const graph = topicGraph(read.map(({ slug, subject }) => ({ slug, ...subject })));
const byId = new Map(graph.topics.map((topic) => [topic.id, topic]));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of words that two texts share when one was made of the other. */
function shingles(text: string, length = 6): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')));
}

describe.each(read)('content/topics/$slug.md', ({ subject, faults }) => {
  it('is read without a fault', () => {
    expect(faults).toEqual([]);
  });

  it('goes from the first step to solid working knowledge', () => {
    expect(subject.topics.length).toBeGreaterThanOrEqual(30);
    expect(new Set(subject.topics.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(subject.words.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the graph of topics', () => {
  it('has at least 30 subjects and 1,000 topics', () => {
    expect(read.length).toBeGreaterThanOrEqual(30);
    expect(graph.topics.length).toBeGreaterThanOrEqual(1_000);
  });

  it('leads everywhere that it names, also into other subjects', () => {
    expect(graph.faults).toEqual([]);
  });

  it('has no circle', () => {
    const ordered = inOrder(graph.topics);
    const left = graph.topics.filter((topic) => !ordered.includes(topic));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  // Levels are those of a subject: the first steps of one may need the last of another.
  it('never leads from a topic to one of a higher level in the same subject', () => {
    const upward = graph.topics.flatMap((topic) =>
      topic.needs
        .map((id) => byId.get(id))
        .filter((need) => need?.subject === topic.subject && need.level > topic.level)
        .map((need) => `${topic.id} (${topic.level}) needs ${need?.id} (${need?.level})`),
    );
    expect(upward).toEqual([]);
  });

  it('has each subject once', () => {
    const titles = read.map(({ subject }) => subject.title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    const shared = new Map<string, number>();
    for (const { id, about, checks } of graph.topics) {
      const text = [about, ...checks.map(({ question, answer }) => `${question} ${answer}`)].join(' ');
      for (const run of shingles(text)) {
        const other = seen.get(run);
        if (other === undefined) seen.set(run, id);
        else if (other !== id) shared.set(`${other} and ${id}`, (shared.get(`${other} and ${id}`) ?? 0) + 1);
      }
    }
    expect([...shared].filter(([, runs]) => runs > 10)).toEqual([]);
  });

  it('asks no question twice', () => {
    const questions = graph.topics.flatMap(({ checks }) => checks.map(({ question }) => question));
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });
});
