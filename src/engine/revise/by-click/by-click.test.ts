import { describe, expect, it } from 'vitest';
import { dataPath } from '../../emit/names.ts';
import { filesOf, planFromText } from '../../generate.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { parseSpec } from '../../spec/check-spec.ts';
import { applyChange } from './apply-change.ts';
import { changedFiles } from './changed-files.ts';
import type { ClickChange } from './click-change.ts';
import { findTarget } from './find-target.ts';
import type { PickedElement } from './picked-element.ts';

const plan = planFromText(
  'A library app. Librarians manage books with title, author, genre (novel, poetry, science) and price. Members can borrow books. There is a page with opening hours and a contact form.',
);

function spec(): AppSpec {
  const given = structuredClone(plan);
  const [home] = given.pages;
  const [entity] = given.entities;
  if (home === undefined || entity === undefined) throw new Error('The plan has no page or no records.');
  home.lead = 'What is on our shelves.';
  return given;
}

const books = plan.entities.find(({ name }) => /book/i.test(name)) ?? plan.entities[0];
const listPage = plan.pages.find(({ sections }) =>
  sections.some(({ block, props }) => block === 'records' && props['entity'] === books?.name),
);
if (books === undefined || listPage === undefined) throw new Error('The plan has no list of books.');
const part = listPage.sections.findIndex(({ block }) => block === 'records');
const section = listPage.sections[part];
if (section === undefined) throw new Error('The plan has no list of books.');

function picked(change: Partial<PickedElement>): PickedElement {
  return { route: '/', area: 'page', tag: 'p', text: '', ...change };
}

function apply(given: AppSpec, change: ClickChange) {
  const outcome = applyChange(given, change);
  if (!outcome.ok) throw new Error(outcome.why);
  expect(parseSpec(outcome.spec).ok).toBe(true);
  expect(Object.keys(filesOf(outcome.spec)).length).toBeGreaterThan(10);
  return outcome;
}

/** Finds the place of an element, writes another text there, and gives the files of the app. */
function retext(element: PickedElement, text: string): Readonly<Record<string, string>> {
  const given = spec();
  const { text: offer } = findTarget(given, element);
  if (offer === undefined) throw new Error(`There is no text to change in ${JSON.stringify(element)}.`);
  return filesOf(apply(given, { do: 'text', place: offer.place, text }).spec);
}

describe('a chosen element', () => {
  it('is the heading, the line below it, the name, or an entry of the navigation', () => {
    const [home] = spec().pages;
    const title = home?.title ?? '';
    const file = `src/pages/${home?.id}-page.tsx`;
    expect(retext(picked({ tag: 'h1', text: title }), 'Our shelves')[file]).toContain('Our shelves');
    expect(retext(picked({ text: 'What is on our shelves.' }), 'Come in.')[file]).toContain('Come in.');
    const name = findTarget(spec(), picked({ area: 'header', tag: 'a', link: '/', text: plan.name }));
    expect(name.text?.place).toEqual({ at: 'app-name' });
    const entry = findTarget(
      spec(),
      picked({ area: 'header', tag: 'a', link: listPage.path, text: listPage.title }),
    );
    expect(entry).toMatchObject({
      text: { place: { at: 'page-title', page: listPage.id } },
      opens: listPage.path,
    });
    expect(entry.offers.map(({ group }) => group)).toEqual(['order', 'order', 'hide']);
    expect(findTarget(spec(), picked({ area: 'footer', text: `x · ${plan.tagline}` })).text?.place).toEqual({
      at: 'tagline',
    });
  });

  it('is a label, a choice, a button or a value of the records that its part shows', () => {
    const here = { route: listPage.path, part };
    const data = `src/${dataPath(books.name)}`;
    const field = books.fields.find(({ name }) => name !== books.title) ?? books.fields[0];
    const label = field?.label ?? '';
    const target = findTarget(spec(), picked({ ...here, tag: 'dt', text: `${label}:` }));
    expect(target.text?.place).toEqual({ at: 'field-label', entity: books.name, field: field?.name });
    const labelled = retext(picked({ ...here, tag: 'dt', text: `${label}:` }), 'Written by');
    expect(labelled[data]).toContain("'Written by'");
    const choice = books.fields.find(({ kind }) => kind === 'choice');
    const [option = ''] = choice?.options ?? [];
    expect(option).not.toBe('');
    const renamed = retext(picked({ ...here, tag: 'option', text: option }), 'Long stories');
    expect(renamed[data]).toContain("'Long stories'");
    expect(renamed[data]).not.toContain(`'${option}'`);
    const add = `Add ${books.one.toLowerCase()}`;
    const added = retext(picked({ ...here, tag: 'button', text: add }), 'New arrival');
    expect(added[`src/pages/${listPage.id}-page.tsx`]).toContain('New arrival');
    const record = `${books.name}-1`;
    const title = String(books.samples[0]?.[books.title]);
    expect(retext(picked({ ...here, tag: 'a', text: title, record }), 'Emma')[data]).toContain("'Emma'");
  });

  it('is a text that only its part has', () => {
    const given = spec();
    given.pages[0]?.sections.unshift({
      id: 'welcome-1',
      block: 'hero',
      props: { title: 'Read more', text: 'Thousands of books.', links: [{ label: 'See all', path: '/' }] },
    });
    const { text } = findTarget(given, picked({ part: 0, tag: 'a', text: 'See all', link: '/' }));
    expect(text?.place).toEqual({ at: 'prop', section: 'welcome-1', path: ['links', 0, 'label'] });
    const place = text?.place ?? { at: 'tagline' };
    const outcome = apply(given, { do: 'text', place, text: 'All books' });
    expect(outcome.request).toBe('Change “See all” to “All books”');
    expect(JSON.stringify(outcome.spec.pages[0]?.sections[0]?.props)).toContain('All books');
  });

  it('is told what can be done instead where the plan does not know it', () => {
    const here = { route: listPage.path, part };
    expect(findTarget(spec(), picked({ ...here, text: '6 of 6 books' })).note).toMatch(/Code/);
    const made = findTarget(spec(), picked({ ...here, text: 'Mine', record: '0190-aa' }));
    expect(made).toMatchObject({ note: expect.stringMatching(/trying the app out/) as string });
    expect(findTarget(spec(), picked({ route: '/nowhere', part: 99, text: 'x' })).offers).toEqual([]);
  });
});

describe('a change by click', () => {
  it('moves a part, and says why it cannot go further', () => {
    const given = spec();
    const page = given.pages.find(({ sections }) => sections.length > 1);
    const [first, second] = page?.sections ?? [];
    if (first === undefined || second === undefined) throw new Error('No page has two parts.');
    const moved = apply(given, { do: 'move-section', section: first.id, by: 1 });
    const after = moved.spec.pages.find(({ id }) => id === page?.id)?.sections.map(({ id }) => id);
    expect(after?.slice(0, 2)).toEqual([second.id, first.id]);
    expect(given.pages).toEqual(spec().pages);
    expect(applyChange(given, { do: 'move-section', section: first.id, by: -1 })).toEqual({
      ok: false,
      why: 'It is the first part of the page.',
    });
    const other = given.pages.find(({ id }) => id !== page?.id);
    const away = apply(given, { do: 'section-to-page', section: first.id, page: other?.id ?? '' });
    expect(away.spec.pages.find(({ id }) => id === other?.id)?.sections.at(-1)?.id).toBe(first.id);
  });

  it('hides parts, pages and fields, and keeps what others need', () => {
    const given = spec();
    const page = given.pages.find(({ sections }) => sections.length > 1);
    const hidden = page?.sections[1];
    if (page === undefined || hidden === undefined) throw new Error('No page has two parts.');
    const without = apply(given, { do: 'hide-section', section: hidden.id });
    expect(JSON.stringify(without.spec.pages)).not.toContain(`"${hidden.id}"`);
    expect(JSON.stringify(without.spec.trace)).not.toContain(`section:${hidden.id}"`);
    expect(applyChange(given, { do: 'hide-field', entity: books.name, field: books.title })).toMatchObject({
      ok: false,
      why: expect.stringContaining('it names each record') as string,
    });
    const shown = given.pages.filter(({ nav }) => nav);
    const last = shown.at(-1);
    const fewer = apply(given, { do: 'hide-page', page: last?.id ?? '' });
    expect(fewer.spec.pages.filter(({ nav }) => nav)).toHaveLength(shown.length - 1);
  });

  it('hides a page with its only part, but never the start page', () => {
    const given = spec();
    const single = given.pages.find(({ sections, path }) => sections.length === 1 && path !== '/');
    const only = single?.sections[0];
    const outcome = apply(given, { do: 'hide-section', section: only?.id ?? '' });
    expect(outcome.spec.pages.some(({ id }) => id === single?.id)).toBe(false);
    const [home] = given.pages;
    if (home !== undefined) home.sections = home.sections.slice(0, 1);
    expect(applyChange(given, { do: 'hide-section', section: home?.sections[0]?.id ?? '' })).toEqual({
      ok: false,
      why: 'It is all that is on the start page.',
    });
  });

  it('colours, and takes nothing else for a colour', () => {
    const outcome = apply(spec(), { do: 'colour', of: 'background', colour: '#fffff0' });
    expect(outcome.spec.theme.background).toBe('#fffff0');
    expect(outcome.change).toBe('The background is #fffff0.');
    for (const colour of ['red', '#FFF', 'url(x)', '#12345g'])
      expect(applyChange(spec(), { do: 'colour', of: 'component', colour }).ok).toBe(false);
  });

  it('refuses a text that is empty, the same, too long, or of the wrong kind', () => {
    const place = { at: 'page-title', page: listPage.id } as const;
    for (const text of ['', '   ', listPage.title, 'x'.repeat(100_000)])
      expect(applyChange(spec(), { do: 'text', place, text }).ok, text.slice(0, 10)).toBe(false);
    const price = books.fields.find(({ kind }) => kind === 'money' || kind === 'number');
    const sample = { at: 'sample', entity: books.name, index: 0, field: price?.name ?? '' } as const;
    expect(applyChange(spec(), { do: 'text', place: sample, text: 'much' }).ok).toBe(false);
    const priced = apply(spec(), { do: 'text', place: sample, text: '7.5' });
    const changed = priced.spec.entities.find(({ name }) => name === books.name)?.samples[0];
    expect(changed?.[price?.name ?? '']).toBe(7.5);
  });

  it('reaches no further than the plan', () => {
    for (const path of [['__proto__', 'x'], ['constructor', 'name'], ['entity', 0], []])
      expect(
        applyChange(spec(), { do: 'text', place: { at: 'prop', section: section.id, path }, text: 'x' }),
      ).toMatchObject({ ok: false });
  });

  it('shows in the files that it names, and in no others of the same kind', () => {
    const given = spec();
    const changes: ClickChange[] = [
      { do: 'text', place: { at: 'page-title', page: listPage.id }, text: 'Shelf' },
      { do: 'colour', of: 'component', colour: '#0f766e' },
      { do: 'move-field', entity: books.name, field: books.fields[0]?.name ?? '', by: 1 },
      { do: 'text', place: { at: 'tagline' }, text: 'For readers.' },
    ];
    const before = filesOf(given);
    for (const change of changes) {
      const after = filesOf(apply(given, change).spec);
      for (const path of changedFiles(given, change)) expect(after[path], path).not.toBe(before[path]);
    }
  });
});
