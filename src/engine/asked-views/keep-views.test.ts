import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import type { AppSpec, SectionSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepViews } from './keep-views.ts';

const harbour: CaseFile = {
  task: ['records'],
  say: [],
  name: 'Harbour',
  headline: 'Berths and hauls',
  lead: 'What is landed, by whom, and where it lies.',
  things: {
    fishers: {
      one: 'fisher',
      many: 'fishers',
      fields: { name: 'text!', phone: 'phone' },
      samples: [
        ['Ove', '55 501'],
        ['Randi', '55 502'],
        ['Tor', '55 503'],
      ],
    },
    hauls: {
      one: 'haul',
      many: 'hauls',
      title: 'fish',
      fields: {
        fish: 'choice(cod, crab, herring)!',
        fisher: '->fishers!',
        day: 'date!',
        price: 'money!',
        state: 'choice(landed, sold, paid) = landed',
      },
      samples: [
        ['cod', 'Ove', '-3', 240, 'sold'],
        ['crab', 'Randi', '-2', 90, 'landed'],
        ['herring', 'Tor', '-1', 130, 'paid'],
      ],
    },
    berths: {
      one: 'berth',
      many: 'berths',
      fields: { name: 'text!', length: 'number in m', use: 'choice(free, taken, closed) = free' },
      samples: [
        ['B1', 8, 'free'],
        ['B2', 10, 'taken'],
        ['B3', 12, 'closed'],
      ],
    },
    crates: {
      one: 'crate',
      many: 'crates',
      fields: { name: 'text!' },
      samples: [['C1'], ['C2'], ['C3']],
    },
  },
  pages: [
    { title: 'Hauls', parts: [{ list: 'hauls' }] },
    { title: 'Fishers', parts: [{ list: 'fishers' }] },
    { title: 'Berths', parts: [{ list: 'berths' }] },
    { title: 'Crates', parts: [{ list: 'crates' }] },
  ],
};

function planned(): AppSpec {
  return specOfCase(planOfCase(harbour, () => undefined));
}

/** The new parts with the titles of their pages. */
function shownFor(text: string): { page: string; section: SectionSpec }[] {
  const before = planned();
  const after = keepViews(before, text);
  expect(specFaults(after)).toEqual([]);
  const old = new Set(before.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return after.pages.flatMap(({ title, sections }) =>
    sections.filter(({ id }) => !old.has(id)).map((section) => ({ page: title, section })),
  );
}

describe('totals that a text asks for', () => {
  it.each([
    ['I want to know the takings per fisher.', 'fisher', 'sum', 'price'],
    ['takings per month', 'month(day)', 'sum', 'price'],
    ['The council likes to know how many hauls each fisher did.', 'fisher', 'count', undefined],
    ['Number of hauls per fish, quarterly.', 'fish + ', 'count', undefined],
    ['For the tax office we need the sum of the price by fish.', 'fish', 'sum', 'price'],
    ['revenue / fisher / month', 'fisher.name + ', 'sum', 'price'],
    ['At the end of the month I want the sum for every person.', 'fisher', 'sum', 'price'],
  ])('%s', (text, by, what, of) => {
    const [first, ...more] = shownFor(text);
    expect(more).toEqual([]);
    expect(first?.page).toBe('Hauls');
    expect(first?.section.block).toBe('record-chart');
    expect(first?.section.props).toMatchObject({ entity: 'hauls', what });
    expect(first?.section.props['of']).toBe(of);
    expect(first?.section.props['by']).toContain(by);
  });

  it('asks for kilos from now on where nothing holds them', () => {
    const after = keepViews(planned(), 'I would like the kilos per fisher and year.');
    const hauls = after.entities.find(({ name }) => name === 'hauls');
    expect(hauls?.fields.find(({ name }) => name === 'kilos')).toMatchObject({ unit: 'kg', kind: 'number' });
    expect(hauls?.samples.every((sample) => typeof sample['kilos'] === 'number')).toBe(true);
  });

  it.each([
    ['A curve of the price over the months would be lovely.', 'month(day)', undefined],
    ['I want a graph of the price for the last 3 months.', 'day', 'addDays(today, -90)'],
    ['a line of the price over the last half year', 'day', 'addDays(today, -180)'],
  ])('draws a line: %s', (text, by, span) => {
    const [first] = shownFor(text);
    expect(first?.section.props).toMatchObject({ entity: 'hauls', by, kind: 'line', of: 'price' });
    expect(String(first?.section.props['where'])).toContain(span ?? '');
  });

  it('finds a sum in the midst of a text without stops', () => {
    const [first] = shownFor(
      'fish auction every morning boats come in when they like the clerk weighs it all and notes who brought takings per fisher thats what counts for the shares at the end',
    );
    expect(first?.section.props).toMatchObject({ by: 'fisher', what: 'sum', of: 'price' });
  });

  it.each([
    '12 euro per haul',
    'At most 3 hauls per fisher.',
    'A fisher pays 4 euros per crate.',
    '1.2 kilos for each kilo landed',
    'hauls per fisher versus last month',
  ])('hears no sum in: %s', (text) => {
    expect(shownFor(text)).toEqual([]);
  });
});

describe('plans coloured by state', () => {
  it.each([
    ['A plan of the berths, free or taken.', 'berths', ['free', 'taken', 'closed']],
    ['berths free/taken', 'berths', ['free', 'taken', 'closed']],
    ['I want a picture of the crates, green if clean and red if dirty.', 'crates', ['clean', 'dirty']],
  ])('%s', (text, things, options) => {
    const after = keepViews(planned(), text);
    const tiles = after.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'tiles');
    const entity = after.entities.find(({ name }) => name === things);
    expect(tiles?.props['entity']).toBe(things);
    expect(entity?.fields.find(({ name }) => name === tiles?.props['state'])?.options).toEqual(options);
  });

  it('makes a page for things that the plan does not keep, as many as were told', () => {
    const after = keepViews(planned(), 'A plan of the lockers 1 to 12, empty or full.');
    const lockers = after.entities.find(({ name }) => name === 'lockers');
    expect(lockers?.samples).toHaveLength(12);
    expect(after.pages.find(({ title }) => title === 'Lockers')?.sections.map(({ block }) => block)).toEqual([
      'tiles',
      'records',
    ]);
  });

  it('says that a plan of tiles is no map of streets', () => {
    const after = keepViews(planned(), 'A map with the berths, taken ones red and free ones green.');
    expect(after.trace.at(-1)?.note).toContain('not a map');
    expect(after.trace.at(-1)?.served[0]).toMatch(/^near:section:/);
  });

  it('finds states behind their things in the midst of a text without stops', () => {
    const after = keepViews(
      planned(),
      'small harbour with a crane and a kiosk open from may on berths free/taken visitors ask by radio and get a number and a key for the showers',
    );
    const tiles = after.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'tiles');
    expect(tiles?.props).toEqual({ entity: 'berths', state: 'use' });
  });

  it.each([
    'Hauls are landed, sold and paid.',
    'Each berth has a length and a name.',
    'We keep a list of berths with name and length.',
  ])('hears none in: %s', (text) => {
    expect(shownFor(text)).toEqual([]);
  });
});

describe('calendars', () => {
  it.each([
    'A month page with all hauls.',
    'a calender of hauls would be nice',
    'Hauls by week.',
    'hauls, month',
  ])('%s', (text) => {
    const [first] = shownFor(text);
    expect(first?.section).toMatchObject({ block: 'calendar', props: { entity: 'hauls', date: 'day' } });
  });

  it('gives a day to what has none', () => {
    const after = keepViews(planned(), 'I need a calendar of the crates.');
    expect(after.entities.find(({ name }) => name === 'crates')?.fields.at(-1)?.kind).toBe('date');
  });

  it.each(['Once in a week we count the crates.', 'Prices hold for the calendar year.'])(
    'none in: %s',
    (text) => {
      expect(shownFor(text)).toEqual([]);
    },
  );
});

describe('papers and files', () => {
  it.each([
    ['csv of the hauls for the cooperative', 'export-data', undefined],
    ['I need a landing certificate as PDF.', 'print-sheet', 'Landing certificate'],
    ['the berth list to print', 'print-sheet', 'Berth list'],
    ['Each fisher gets a receipt on paper.', 'print-sheet', 'Receipt'],
    ['I want to text the list of hauls to my brother.', 'print-sheet', 'Hauls on paper'],
  ])('%s', (text, block, title) => {
    const [first, ...more] = shownFor(text);
    expect(more).toEqual([]);
    expect(first?.section.block).toBe(block);
    expect(first?.section.title).toBe(title);
  });

  it('says that the app itself sends nothing', () => {
    const after = keepViews(planned(), 'Invoices are emailed to the buyer.');
    expect(after.trace.at(-1)).toMatchObject({
      note: 'It is printed or copied here; the app itself sends nothing.',
    });
  });

  it.each([
    'So far we have it on paper.',
    'The spreadsheets are killing us.',
    'We run a print shop in the harbour.',
    'Remind the fisher by mail before the day.',
    'a photo of the receipt',
  ])('hears none in: %s', (text) => {
    expect(shownFor(text)).toEqual([]);
  });
});

describe('what not everybody sees', () => {
  it('adds up nothing that only some people see', () => {
    const spec = planned();
    const entities = spec.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.kind === 'money' ? { ...field, seenBy: ['Owner'] } : field,
      ),
    }));
    const after = keepViews(
      { ...spec, roles: ['Owner'], entities },
      'I want to know the takings per fisher.',
    );
    expect(after.pages).toEqual(spec.pages);
  });

  it('prints no records of which everybody sees only their own', () => {
    const spec = planned();
    const pages = spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, props: { ...section.props, mine: true } })),
    }));
    expect(keepViews({ ...spec, pages }, 'the berth list to print').pages).toEqual(pages);
  });
});

describe('what the plan says about its text', () => {
  it('serves the clause by its part and takes it from what was left over', () => {
    const text = 'Takings per fisher. Blue moon nonsense.';
    const left = {
      request: 'Takings per fisher … Blue moon nonsense',
      served: [],
      state: 'not-understood' as const,
      note: 'Nothing in the app was made of these words.',
      at: [[0, 18] as [number, number], [20, 38] as [number, number]],
    };
    const { trace } = keepViews({ ...planned(), trace: [left] }, text);
    expect(trace.map(({ request }) => request)).toEqual(['Blue moon nonsense', 'Takings per fisher']);
    expect(trace.at(-1)?.served[0]).toMatch(/^section:asked-record-chart/);
  });
});
