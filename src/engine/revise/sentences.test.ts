import { describe, expect, it } from 'vitest';
import { caseSpec } from '../../testing/case-spec.ts';
import { loadReader } from '../../testing/reader/load-reader.ts';
import { changeBySentence } from '../change.ts';
import { blocksById } from '../generate.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { blockFaults } from '../spec/block-faults.ts';
import { parseSpec } from '../spec/check-spec.ts';

const reader = await loadReader();

function entity(spec: AppSpec, name: string) {
  return spec.entities.find((one) => one.name === name);
}
function field(spec: AppSpec, path: string): FieldSpec | undefined {
  const [of = '', name] = path.split('.');
  return entity(spec, of)?.fields.find((one) => one.name === name);
}
function labels(spec: AppSpec, name: string): string[] {
  return entity(spec, name)?.fields.map(({ label }) => label) ?? [];
}
function titles(spec: AppSpec): string[] {
  return spec.pages.map(({ title }) => title);
}
function names(spec: AppSpec, name: string): unknown[] {
  const one = entity(spec, name);
  return one?.samples.map((sample) => sample[one.title]) ?? [];
}
/** What the lists of a kind of record say of themselves. */
function lists(spec: AppSpec, name: string, prop: string): unknown[] {
  return spec.pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'records' && props['entity'] === name)
    .map(({ props }) => props[prop]);
}
function rules(spec: AppSpec, name: string): string[] {
  return entity(spec, name)?.rules?.map(({ never }) => never) ?? [];
}
function acts(spec: AppSpec): string[] {
  return spec.actions.map(({ label }) => label);
}

type Row = readonly [sentence: string, look: (spec: AppSpec) => unknown, expected: unknown];

/** Five apps that have little in common: contacts, animals, a salon with accounts, a board of cards, a kitchen. */
const table: Readonly<Record<string, readonly Row[]>> = {
  'simple-crm': [
    [
      'add a birthday and a postal address to contacts',
      (spec) => labels(spec, 'contacts').slice(-2),
      ['Birthday', 'Postal address'],
    ],
    ['customers need a nickname', (spec) => labels(spec, 'contacts').at(-1), 'Nickname'],
    ['give contacts a website', (spec) => entity(spec, 'contacts')?.fields.at(-1)?.kind, 'link'],
    ['remove company from contacts', (spec) => labels(spec, 'contacts').includes('Company'), false],
    [
      'rename contacts to clients',
      (spec) => [entity(spec, 'contacts')?.many, titles(spec).includes('Clients')],
      ['Clients', true],
    ],
    [
      'rename the status talking to in touch',
      (spec) => [field(spec, 'contacts.status')?.options, JSON.stringify(spec.entities).includes('"talking')],
      [['new', 'in touch', 'client', 'past'], false],
    ],
    [
      'add a status "on hold" to contacts',
      (spec) => field(spec, 'contacts.status')?.options?.at(-1),
      'on hold',
    ],
    ['make email required', (spec) => field(spec, 'contacts.email')?.required, true],
    [
      'sort contacts by company',
      (spec) => lists(spec, 'contacts', 'sort'),
      ['company', 'company', 'company'],
    ],
    ['group contacts by status', (spec) => lists(spec, 'contacts', 'group')[0], 'status'],
    ['we don’t need the cold page', (spec) => titles(spec).includes('Cold'), false],
    [
      'add suppliers with name, phone and address',
      (spec) => [
        entity(spec, 'suppliers')?.fields.map(({ kind }) => kind),
        titles(spec).includes('Suppliers'),
      ],
      [['text', 'long-text', 'phone', 'text'], true],
    ],
    [
      'at most 3 offers per contact',
      (spec) => [rules(spec, 'offers').at(-1), spec.numbers?.['mostOffers']?.value],
      ['contact is not empty and count(offers where contact = this.contact) > mostOffers', 3],
    ],
    ['set cold after to 90', (spec) => spec.numbers?.['coldAfter']?.value, 90],
    ['the talked button should say "Had a chat"', (spec) => acts(spec)[0], 'Had a chat'],
    ['rename the app to Client Desk', (spec) => spec.name, 'Client Desk'],
    [
      'no two contacts with the same email',
      (spec) => rules(spec, 'contacts').at(-1),
      'email is not empty and any(other contacts where email = this.email)',
    ],
    [
      'turn company into a choice of Alpha, Beta and Gamma',
      (spec) => field(spec, 'contacts.company')?.options,
      ['Alpha', 'Beta', 'Gamma'],
    ],
    [
      'show talks on a calendar',
      (spec) => spec.pages.at(-1)?.sections[0]?.props,
      { entity: 'talks', date: 'day' },
    ],
    ['move offers first', (spec) => titles(spec)[1], 'Offers'],
  ],
  'dog-vaccines': [
    ['add my three dogs: Rex, Bella, Tom', (spec) => names(spec, 'pets').slice(-3), ['Rex', 'Bella', 'Tom']],
    ['rename microchip to chip number', (spec) => field(spec, 'pets.chip')?.label, 'Chip number'],
    [
      'add hamster and bird to species',
      (spec) => field(spec, 'pets.species')?.options?.slice(-2),
      ['hamster', 'bird'],
    ],
    ['change the warning days to 30', (spec) => spec.numbers?.['warnDays']?.value, 30],
    ['group the pets by species', (spec) => lists(spec, 'pets', 'group'), ['species']],
    ['sort treatments by last, newest first', (spec) => lists(spec, 'treatments', 'sort')[0], '-last'],
    [
      'only vets can edit treatments',
      (spec) => [spec.roles, lists(spec, 'treatments', 'editors')[0]],
      [['Vet'], ['Vet']],
    ],
    [
      'remove weights',
      (spec) => [entity(spec, 'weights'), titles(spec).includes('Weight')],
      [undefined, false],
    ],
    [
      'make the buttons orange',
      (spec) => [spec.theme.component, spec.theme.header],
      ['#ffa500', caseSpec('dog-vaccines').theme.component],
    ],
  ],
  'nail-studio-site': [
    [
      'can you change the color of the buttons to red',
      ({ theme }) => [theme.component, theme.header],
      ['#ff0000', caseSpec('nail-studio-site').theme.component],
    ],
    ['make the menu blue', ({ theme }) => theme.header, '#0000ff'],
    ['prices in pounds', (spec) => spec.currency, '£'],
    ['headline: Nails that last', (spec) => spec.pages[0]?.sections[0]?.props['title'], 'Nails that last'],
    ['change "Take this time" to "Book now"', (spec) => acts(spec)[0], 'Book now'],
    ['rename the role client to guest', (spec) => spec.roles, ['Studio', 'Guest']],
    [
      'only the studio can see the free times page',
      (spec) => spec.pages.find(({ title }) => title === 'Free times')?.roles,
      ['Studio'],
    ],
    [
      'hide prices from visitors',
      (spec) => [field(spec, 'treatments.price')?.seenBy, field(spec, 'slots.price')?.seenBy],
      [
        ['Studio', 'Client'],
        ['Studio', 'Client'],
      ],
    ],
    ['add a FAQ', (spec) => titles(spec).includes('FAQ'), true],
    [
      'header dark green, buttons orange',
      ({ theme }) => [theme.header, theme.component],
      ['#006400', '#ffa500'],
    ],
    [
      'make the header teal and the background ivory',
      ({ theme }) => [theme.header, theme.background],
      ['#008080', '#fffff0'],
    ],
    ['use a serif font', ({ theme }) => theme.character, 'magazine'],
    ['make it look like a poster', ({ theme }) => theme.character, 'market'],
    ['use the night console look', ({ theme }) => theme.character, 'terminal'],
    ['use earthy colours', ({ theme }) => theme.component, '#7a5230'],
    ['make it pastel', ({ theme }) => theme.background, '#fbf4fb'],
    ['use dark mode', ({ theme }) => theme.background, '#111827'],
  ],
  'my-kanban': [
    ['raise the limit to 5', (spec) => spec.numbers?.['limit']?.value, 5],
    ['call cards tasks', (spec) => entity(spec, 'cards')?.many, 'Tasks'],
    [
      'rename done to finished',
      (spec) => [
        field(spec, 'cards.column')?.options?.at(-1),
        JSON.stringify(spec.actions).includes(String.raw`\"done\"`),
      ],
      ['finished', false],
    ],
    [
      'add a priority with the options low, medium and high to cards',
      (spec) => entity(spec, 'cards')?.fields.at(-1)?.options,
      ['Low', 'Medium', 'High'],
    ],
    ['add an urgent flag to cards', (spec) => entity(spec, 'cards')?.fields.at(-1)?.kind, 'yes-no'],
    [
      'due must be after started',
      (spec) => rules(spec, 'cards').at(-1),
      'due is not empty and started is not empty and due <= started',
    ],
    [
      'add a column "review" between doing and waiting',
      (spec) => field(spec, 'cards.column')?.options,
      ['to do', 'doing', 'review', 'waiting', 'done'],
    ],
    ['rename the column to do to backlog', (spec) => field(spec, 'cards.column')?.options?.[0], 'backlog'],
    [
      'add a chart of cards by area',
      (spec) => spec.pages.at(-1)?.sections[0]?.props,
      { entity: 'cards', by: 'area', what: 'count', kind: 'bars' },
    ],
    ['people must log in', (spec) => spec.accounts, 'required'],
    [
      'add a button to mark cards as important',
      (spec) => spec.actions.at(-1),
      expect.objectContaining({ label: 'Mark as important', on: 'cards', does: ['set important = true'] }),
    ],
  ],
  'canteen-recipes': [
    [
      'add price in euros to recipes',
      (spec) => [entity(spec, 'recipes')?.fields.at(-1)?.kind, spec.currency],
      ['money', undefined],
    ],
    ['add vegan to the courses', (spec) => field(spec, 'recipes.course')?.options?.at(-1), 'vegan'],
    [
      'let people comment on recipes',
      (spec) =>
        entity(spec, 'recipes')
          ?.detail?.related.map(({ title }) => title)
          .includes('Comments'),
      true,
    ],
    ['guests should be 200', (spec) => spec.numbers?.['guests']?.value, 200],
    ['each recipe has a photo', (spec) => entity(spec, 'recipes')?.fields.at(-1)?.kind, 'image'],
    [
      'rename recipes to dishes, ingredients to items',
      (spec) => spec.entities.slice(0, 2).map(({ many }) => many),
      ['Dishes', 'Items'],
    ],
    ['filter recipes by minutes', (spec) => lists(spec, 'recipes', 'filters')[0], ['course', 'minutes']],
    [
      'minutes must be between 10 and 300',
      (spec) => [field(spec, 'recipes.minutes')?.min, field(spec, 'recipes.minutes')?.max],
      [10, 300],
    ],
    ['add opening hours: mon-fri 9-17', (spec) => spec.pages.at(-1)?.sections[0]?.block, 'facts'],
    ['add a role chef', (spec) => spec.roles, ['Chef']],
  ],
};

const rows = Object.entries(table).flatMap(([id, all]) => all.map((row) => [id, ...row] as const));

describe('a sentence', () => {
  it('is tried in more than forty forms over five apps', () => {
    expect(Object.keys(table)).toHaveLength(5);
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)('changes %s: %s', (id, sentence, look, expected) => {
    const before = caseSpec(id);
    const kept = structuredClone(before);
    const { changed, spec, answers } = changeBySentence(before, sentence, reader);
    expect(answers.filter(({ state }) => state === 'not-understood')).toEqual([]);
    expect(changed).toBe(true);
    expect(look(spec)).toEqual(expected);
    expect(parseSpec(spec)).toMatchObject({ ok: true });
    expect(blockFaults(spec, blocksById)).toEqual(blockFaults(before, blocksById));
    expect(before).toEqual(kept);
  });
});

describe('a sentence that is not served', () => {
  it.each([
    ['simple-crm', 'add a phone number to customers', /have a phone already/],
    ['simple-crm', 'add a calendar', /What should the calendar show/],
    ['simple-crm', 'send an email to every contact', /no messages to the outside/],
    ['simple-crm', 'connect it to google calendar', /not connected to services/],
    ['simple-crm', 'undo that', /Press Undo/],
    ['simple-crm', 'add a search', /searched already/],
    ['dog-vaccines', 'add the kids: Ann, Ben', /keeps no kids/],
    ['nail-studio-site', 'clients should not see the book page', /already/],
    ['nail-studio-site', 'make the text red', /letters/],
    ['my-kanban', 'move board last', /start page/],
    ['canteen-recipes', 'add a rating', /To what should a rating/],
    ['canteen-recipes', 'translate it into German', /not translated/],
    ['canteen-recipes', 'hide the salt', /No list shows/],
  ])('says of %s why, and changes nothing: %s', (id, sentence, why) => {
    const before = caseSpec(id);
    const { changed, spec, answers } = changeBySentence(before, sentence, reader);
    expect(changed).toBe(false);
    expect(spec).toBe(before);
    expect(answers.map((answer) => answer.why).join(' ')).toMatch(why);
  });

  it.each([
    ['simple-crm', 'frobnicate the quux'],
    ['dog-vaccines', 'treatments sing at night'],
    ['nail-studio-site', 'what is the weather'],
    ['my-kanban', 'delete everything'],
    ['canteen-recipes', 'add allergy icons'],
    ['canteen-recipes', 'add more sample data'],
  ])('is asked back about in %s with three things that are understood: %s', (id, sentence) => {
    const before = caseSpec(id);
    const { changed, answers } = changeBySentence(before, sentence, reader);
    expect(changed).toBe(false);
    const choices = answers.flatMap((answer) => answer.choices);
    expect(choices).toHaveLength(3);
    const whole = choices.map((choice) => choice.sentence).filter((one) => !one.includes('…'));
    expect(whole.filter((one) => !changeBySentence(before, one, reader).changed)).toEqual([]);
  });
});

describe('a vague wish about looks', () => {
  it.each([
    'make it more premium',
    'make it pop',
    'cleaner',
    'more fun',
    'can you make it look nicer?',
    'Give it a more modern look',
    'more premium',
    'make it nicer',
    'modern',
    'less boring',
  ])('offers three looks to press and changes nothing before: %s', (sentence) => {
    const before = caseSpec('simple-crm');
    const { changed, spec, answers } = changeBySentence(before, sentence, reader);
    expect([changed, spec]).toEqual([false, before]);
    const choices = answers.flatMap((answer) => answer.choices);
    expect(choices).toHaveLength(3);
    const themes = choices.map((choice) => {
      expect(choice.swatches).toHaveLength(2);
      const pressed = changeBySentence(before, choice.sentence, reader);
      expect(pressed.answers.map(({ state }) => state)).toEqual(['done']);
      expect([pressed.spec.theme.background, pressed.spec.theme.component]).toEqual(choice.swatches);
      expect(pressed.spec.theme.character).toBe(choice.character);
      return JSON.stringify(pressed.spec.theme);
    });
    expect(new Set(themes).size).toBe(3);
  });
});
