import { describe, expect, it } from 'vitest';
import { readLabels } from '../../testing/reader/read-labels.ts';
import type { CaseFile } from '../cases/case-file.ts';
import { planFromReading } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { tasks as taskTypes } from '../knowledge/tasks.gen.ts';
import { things } from '../knowledge/things.gen.ts';
import { contentWords } from '../read/content-words.ts';
import { isPerson } from '../read/read-people.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { knownNames } from './example-names.ts';
import { leftOver } from './list-left-over.ts';

/** Plans of what people labelled, so that they do not change with the weights of the reader. */
const plans = readLabels('dev').map(({ id, text, spans, arcs, tasks }) => ({
  id,
  text,
  spec: planFromReading({ text, spans, arcs, tasks: tasks.map((task) => ({ id: task, sure: 1 })) }),
}));
const shown = plans.flatMap(({ id, text, spec }) => {
  const hero = spec.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'hero')?.props;
  const texts = [spec.name, spec.tagline, ...spec.pages.map(({ title }) => title)];
  return [...texts, String(hero?.['title'] ?? spec.name)].map((words) => ({
    id,
    text,
    words,
    met: spec.met,
  }));
});

const leadsOn = /\b(?:in|on|at|for|of|to|the|a|an|and|or|with|by|from|my|our|your|that|which|who)$/i;
const doing = /^(?:keep track|keeping track|tick off|managing|tracking|showcasing|displaying)\b/i;

const files = new Map([...cases, ...taskTypes].map(({ id, json }) => [id, JSON.parse(json) as CaseFile]));

/** Headings that stand in a case as they are. */
function isWritten(words: string, met: string | undefined): boolean {
  const file = files.get(met ?? '');
  return (
    words.startsWith(file?.headline ?? '\n') || file?.pages.some(({ title }) => title === words) === true
  );
}

/** What a case or a task brings has samples of its own. */
const broughtBy = new Map([...files].map(([id, file]) => [id, Object.keys(file.things ?? {})]));
const isOwn = (spec: AppSpec, name: string) => broughtBy.get(spec.met ?? '')?.includes(name) === true;

describe('the words of 125 apps', () => {
  it('end no name and no headline in a word that leads on, and begin none with one', () => {
    // What somebody wrote for a case may be “At a glance” or “Paid in”.
    const composed = shown.filter(({ words, met }) => !isWritten(words, met));
    expect(composed.filter(({ words }) => leadsOn.test(words))).toEqual([]);
    expect(
      composed.filter(({ words }) => /^(?:in|on|at|for|of|to|and|or|with|by|from)\s/i.test(words)),
    ).toEqual([]);
  });

  it('name no app by what somebody does, and start each name with a capital or as it was typed', () => {
    const names = plans.map(({ spec }) => spec.name);
    expect(names.filter((name) => doing.test(name))).toEqual([]);
    const small = plans.filter(({ spec, text }) => /^\p{Ll}/u.test(spec.name) && !text.includes(spec.name));
    expect(small.map(({ spec }) => spec.name)).toEqual([]);
  });

  it('say no word twice in a row that its author did not', () => {
    const doubled = shown.filter(({ words, text }) => {
      const found = /\b(\p{L}+) \1\b/iu.exec(words)?.[0];
      return found !== undefined && !text.toLowerCase().includes(found.toLowerCase());
    });
    expect(doubled).toEqual([]);
  });

  it('say on each page what it is for, and not that it can be opened', () => {
    const leads = plans.flatMap(({ spec }) => spec.pages.map(({ lead }) => lead ?? ''));
    expect(leads.filter((lead) => /^Open [^.]+\.$|^Search and open,|ready to use/.test(lead))).toEqual([]);
  });

  it('call no two kinds of records of an app by the same examples', () => {
    const shared = plans.flatMap(({ id, spec }) => {
      // What a shopping list of a case names may well be in its larder.
      const said = spec.entities.filter(({ name }) => !isOwn(spec, name));
      const titles = said.map(({ title, samples }) => samples.map((sample) => String(sample[title])));
      return titles.flatMap((own, at) =>
        own
          .filter((title) => title !== '' && titles.slice(at + 1).some((other) => other.includes(title)))
          .map((title) => `${id}: ${title}`),
      );
    });
    expect(shared).toEqual([]);
  });

  it('give no thing the examples of another', () => {
    const written = new Map<string, string[]>();
    for (const thing of things.flat()) {
      const at = thing.fields.findIndex(({ name }) => name === thing.title);
      for (const row of thing.rows)
        written.set(String(row[at]), [...(written.get(String(row[at])) ?? []), ...thing.words]);
    }
    // Names of people are nobody's alone.
    const people = new Set([...written].filter(([, words]) => words.some(isPerson)).map(([name]) => name));
    const borrowed = plans.flatMap(({ id, spec }) =>
      // Boards of scores, tournaments and calendars bring records of their own.
      spec.entities
        .filter(({ one, name }) => !['Score', 'Entry', 'Round'].includes(one) && !isOwn(spec, name))
        .flatMap(({ one, title, fields, samples }) => {
          const phrase = one.toLowerCase();
          const isText = fields.find(({ name }) => name === title)?.kind === 'text';
          return (
            samples
              .filter((sample) => !people.has(String(sample[title])))
              // Lavender is a herb as well as a plant: names that such things have are theirs.
              .filter((sample) => knownNames(one)?.includes(String(sample[title])) !== true)
              .map((sample) => written.get(String(sample[title])))
              .filter(
                (words) =>
                  isText && words?.some((word) => word === phrase || word.endsWith(` ${phrase}`)) === false,
              )
              .map(() => `${id}: ${one}`)
          );
        }),
    );
    expect([...new Set(borrowed)]).toEqual([]);
  });

  it('keep the names of the description as they were typed', () => {
    const towns = ['Bristol', 'Donegal', 'Tagaytay', 'Hobart'];
    const lowered = shown.filter(({ words }) => towns.some((town) => words.includes(town.toLowerCase())));
    expect(lowered).toEqual([]);
  });

  it('account for every word that carries meaning, by a wish, in the app or in the list of what is left', () => {
    const dropped = plans.flatMap(({ text, spec }) => leftOver(spec, text));
    const all = plans.flatMap(({ text }) => contentWords(text));
    expect(dropped.length / all.length).toBeLessThan(0.05);
    for (const { spec } of plans)
      expect(
        spec.trace.filter(({ note }) => note === 'Nothing in the app was made of these words.').length,
      ).toBeLessThan(2);
  });
});
