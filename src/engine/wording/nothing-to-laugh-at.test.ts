import { describe, expect, it } from 'vitest';
import { readLabels } from '../../testing/reader/read-labels.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { planFromReading } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { isSentence } from './sentence-name.ts';
import { saidOnce } from './worded-labels.ts';

const count = 200;
const labelled = [...readLabels('dev'), ...readLabels('train')].slice(0, count);
const said: readonly AppSpec[] = labelled.map((label) =>
  planFromReading({ ...label, tasks: label.tasks.map((id) => ({ id, sure: 1 })) }),
);
const ofCases: readonly AppSpec[] = cases.map(({ json }) =>
  specOfCase(planOfCase(JSON.parse(json) as CaseFile, blockPropsOf(blocks as never))),
);
const all = [...said, ...ofCases];
const caseNames = new Set(ofCases.map(({ name }) => name));

function labels({ entities, pages, actions }: AppSpec): string[] {
  return [
    ...entities.flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)]),
    ...pages.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title ?? '')]),
    ...actions.map(({ label }) => label),
  ];
}

describe(`${count} labelled descriptions and all cases, as plans`, () => {
  it('never speak to whoever builds the app', () => {
    const ofBuilders =
      /plan of this app|here is room for|not entered yet|lorem ipsum|write (?:them|it) in the plan/i;
    expect(
      all.filter((spec) => ofBuilders.test(JSON.stringify([spec.tagline, spec.pages, spec.entities]))),
    ).toEqual([]);
  });

  it('are called by a name, and by no sentence', () => {
    const names = said.map(({ name }) => name).filter((name) => !caseNames.has(name));
    expect(names.filter(isSentence)).toEqual([]);
  });

  it('say no word twice in a label', () => {
    expect(all.flatMap(labels).filter((label) => saidOnce(label) !== label)).toEqual([]);
  });

  it('say no line twice beside the name', () => {
    const twice = said.filter(({ name, tagline }) => {
      const parts = tagline.toLowerCase().split(' · ');
      return parts.length > 1 && new Set([name.toLowerCase(), ...parts]).size < parts.length + 1;
    });
    expect(twice.map(({ name, tagline }) => `${name} | ${tagline}`)).toEqual([]);
  });

  it('have no example that ends before it begins', () => {
    const turned = all.flatMap(({ name, entities }) =>
      entities.flatMap(({ one, fields, samples }) => {
        const from = fields.find(
          (field) => field.kind === 'time' && /^(?:from|start|opens)$/.test(field.name),
        );
        const until = fields.find(
          (field) => field.kind === 'time' && /^(?:until|to|end|closes)$/.test(field.name),
        );
        if (from === undefined || until === undefined) return [];
        const pairs = samples.map((sample) => [sample[from.name], sample[until.name]]);
        return pairs
          .filter(([start, end]) => typeof start === 'string' && start === end)
          .map((pair) => `${name}, ${one}: ${pair.join('–')}`);
      }),
    );
    expect(turned).toEqual([]);
  });
});
