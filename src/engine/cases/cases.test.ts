import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { tasks } from '../knowledge/tasks.gen.ts';
import { blockPropsOf } from './block-props.ts';
import type { CaseFile } from './case-file.ts';
import { CaseIndex } from './case-index.ts';
import { caseVectors } from './case-vectors.ts';
import { caseFaults, planFaults } from './check-case.ts';
import { clotheTask } from './clothe-task.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);
const files = cases.map(({ id, json }) => ({ id, file: JSON.parse(json) as CaseFile }));

describe('the worked-out cases', () => {
  it('hold together: names, formulas, samples that obey their rules, acts that somebody can do', () => {
    expect(
      files.flatMap(({ id, file }) => caseFaults(file, blockProps).map((fault) => `${id}: ${fault}`)),
    ).toEqual([]);
  });

  it('say no sentence twice', () => {
    const said = files.flatMap(({ file }) => file.say.map((text) => text.toLowerCase()));
    expect(said.filter((text, place) => said.indexOf(text) !== place)).toEqual([]);
  });

  it('have different names, and no sample of one is in another', () => {
    const names = files.map(({ file }) => file.name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, file } of files) {
      const [main] = Object.values(file.things ?? {});
      const title = main?.title ?? Object.keys(main?.fields ?? {})[0] ?? '';
      if (main === undefined || main.fields[title]?.startsWith('text') !== true) continue;
      const place = Object.keys(main.fields).indexOf(title);
      for (const row of main.samples) {
        const text = String(row[place]);
        // Numbers of places and the like are no words of a trade.
        if (/^[A-Z]{0,2}\d+$/.test(text)) continue;
        const other = seen.get(text);
        if (other !== undefined && other !== id) twice.push(`${text}: ${other}, ${id}`);
        seen.set(text, id);
      }
    }
    expect(twice).toEqual([]);
  });

  it('are found by sentences of theirs that the index does not know, by words and by meaning', () => {
    const vectors = caseVectors();
    const index = new CaseIndex(cases, vectors);
    const tried = files
      .flatMap(({ id, file }) => file.say.map((text, place) => ({ id, text, place })))
      .filter((_, at) => at % 10 === 0);
    const places = tried.map(({ id, text, place }) => {
      const vector = Float32Array.from(vectors(text) ?? [], (one) => one / 127);
      expect(vector.length, text).toBe(128);
      return index.nearest({ text, vector, without: { id, place } }, 3).findIndex((near) => near.id === id);
    });
    // A thousand cases have many that are alike: bakers' percentages and those of sourdough.
    expect(places.filter((place) => place === 0).length / tried.length).toBeGreaterThan(0.6);
    expect(places.filter((place) => place >= 0).length / tried.length).toBeGreaterThan(0.78);
    // Eight hundred searches among eight thousand sentences.
  }, 240_000);
});

describe('the task types', () => {
  const words = [
    {},
    { thing: 'garden hose', person: 'night nurse' },
    { thing: "kids' bike", person: 'mother-in-law' },
    { thing: 'loan', person: 'request' },
  ];

  it.each(words)('hold together in the words %o', (one) => {
    const faults = tasks.flatMap(({ id, json }) =>
      planFaults(clotheTask(id, json, one), blockProps).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('leave no hole open', () => {
    for (const { id, json } of tasks)
      expect(JSON.stringify(clotheTask(id, json, { thing: 'hose', person: 'nurse' })), id).not.toMatch(
        /<[A-Za-z ]+>|THINGS|PEOPLE/,
      );
  });
});
