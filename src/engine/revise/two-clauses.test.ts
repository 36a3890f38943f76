import { describe, expect, it } from 'vitest';
import { caseSpec } from '../../testing/case-spec.ts';
import { loadReader } from '../../testing/reader/load-reader.ts';
import { changeBySentence } from '../change.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { changesOf } from './revision.ts';

const reader = await loadReader();

interface Case {
  readonly app: string;
  readonly sentence: string;
  /** The clause that can be served, and the one that cannot, as they were said. */
  readonly served: string;
  readonly unserved: string;
  /** All that may be different afterwards, done to a copy of the plan from before. */
  readonly become: (spec: AppSpec) => void;
  readonly said: readonly string[];
}

function fieldOf(spec: AppSpec, entity: string, name: string) {
  const found = spec.entities.find((one) => one.name === entity)?.fields.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${entity} have no ${name}.`);
  return found;
}
function listsOf(spec: AppSpec, entity: string) {
  return spec.pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'records' && props['entity'] === entity);
}

/** Each asks for two things, one of which no app can do, or which means nothing here. */
const sentences: readonly Case[] = [
  {
    app: 'simple-crm',
    sentence: 'make the header green and send a fax to the moon',
    served: 'make the header green',
    unserved: 'send a fax to the moon',
    become: ({ theme }) => (theme.header = '#008000'),
    said: ['The header is green now.'],
  },
  {
    app: 'simple-crm',
    sentence: 'connect it to Stripe and make email required',
    served: 'make email required',
    unserved: 'connect it to Stripe',
    become: (spec) => (fieldOf(spec, 'contacts', 'email').required = true),
    said: ['“Email” has to be given for every contact now.'],
  },
  {
    app: 'dog-vaccines',
    sentence: 'rename microchip to chip number, then teleport the dogs to Mars',
    served: 'rename microchip to chip number',
    unserved: 'teleport the dogs to Mars',
    become: (spec) => (fieldOf(spec, 'pets', 'chip').label = 'Chip number'),
    said: ['“Microchip” of pets is called “Chip number” now.'],
  },
  {
    app: 'dog-vaccines',
    sentence: 'Set the warning days to 30. Remind me by text message.',
    served: 'Set the warning days to 30',
    unserved: 'Remind me by text message',
    become: (spec) => (spec.numbers = { ...spec.numbers, warnDays: { label: 'Warn days', value: 30 } }),
    said: ['“Warn days” is 30 now.'],
  },
  {
    app: 'nail-studio-site',
    sentence: 'make the background ivory and show a photo of mars',
    served: 'make the background ivory',
    unserved: 'show a photo of mars',
    become: ({ theme }) => (theme.background = '#fffff0'),
    said: ['The background is ivory now.'],
  },
  {
    app: 'nail-studio-site',
    sentence: 'translate everything into French\nuse a serif font',
    served: 'use a serif font',
    unserved: 'translate everything into French',
    become: ({ theme }) => (theme.character = 'magazine'),
    said: [
      'The look is “editorial” now: serif letters throughout, rules instead of boxes and one lead story.',
    ],
  },
  {
    app: 'my-kanban',
    sentence: 'raise the limit to 5 and make the buttons bigger',
    served: 'raise the limit to 5',
    unserved: 'make the buttons bigger',
    become: (spec) => (spec.numbers = { ...spec.numbers, limit: { label: 'Limit', value: 5 } }),
    said: ['“Limit” is 5 now.'],
  },
  {
    app: 'my-kanban',
    sentence: 'make it more premium and group cards by area',
    served: 'group cards by area',
    unserved: 'make it more premium',
    become: (spec) => {
      for (const { props } of listsOf(spec, 'cards')) props['group'] = 'area';
    },
    said: ['Cards are grouped by area now.'],
  },
  {
    app: 'canteen-recipes',
    sentence: 'sort recipes by minutes but frobnicate the quux',
    served: 'sort recipes by minutes',
    unserved: 'frobnicate the quux',
    become: (spec) => {
      for (const { props } of listsOf(spec, 'recipes')) props['sort'] = 'minutes';
    },
    said: ['Recipes are sorted by minutes now.'],
  },
  {
    app: 'canteen-recipes',
    sentence: 'remove the ghosts and add vegan to the courses',
    served: 'add vegan to the courses',
    unserved: 'remove the ghosts',
    become: (spec) => {
      fieldOf(spec, 'recipes', 'course').options?.push('vegan');
    },
    said: ['“Course” of recipes can be “vegan” now.'],
  },
];

describe('a sentence of two clauses, one of which cannot be served', () => {
  it('is tried ten times', () => {
    expect(sentences).toHaveLength(10);
  });

  it.each(sentences)('$sentence', ({ app, sentence, served, unserved, become, said }) => {
    const before = caseSpec(app);
    const { changed, spec, answers } = changeBySentence(before, sentence, reader);
    const states = Object.fromEntries(answers.map(({ clause, state }) => [clause, state]));
    expect(states).toEqual({
      [served]: expect.stringMatching(/^(?:done|partly)$/),
      [unserved]: 'not-understood',
    });
    // What is said to be different is, and nothing else is.
    const expected = structuredClone(before);
    become(expected);
    const { trace: _trace, ...rest } = spec;
    const { trace: _before, ...wanted } = expected;
    expect(rest).toEqual(wanted);
    expect(changed).toBe(true);
    expect(changesOf({ answers })).toEqual(said);
    const left = answers.find(({ clause }) => clause === unserved);
    expect(left).toMatchObject({ changes: [], missing: [] });
    expect(left?.choices.length).toBeGreaterThan(0);
  });

  it.each(sentences)(
    'changes nothing where the clause that can be served is left out: $unserved',
    ({ app, unserved }) => {
      const before = caseSpec(app);
      const { changed, spec } = changeBySentence(before, unserved, reader);
      expect(changed).toBe(false);
      expect(spec).toBe(before);
    },
  );
});
