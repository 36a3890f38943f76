import { describe, expect, it } from 'vitest';
import { bookLending } from '../../testing/book-lending.ts';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { collectionRules } from './collection-rules.ts';
import { startRecords } from './shared-start.ts';
import { visitorRoles } from './visitor-roles.ts';

const shop = planFromText(
  'A furniture shop. Users can browse products, order products and contact the manufacturer. Admins can manage products.',
);

function ruleOf(spec: AppSpec, name: string) {
  return collectionRules(spec).find((rule) => rule.name === name);
}

describe('the roles of visitors', () => {
  it.each([
    ['Admin'],
    ['Site administrators'],
    ['Store manager'],
    ['Teacher'],
    ['Doctor'],
    ['Support agent'],
    ['Owner'],
    ['Moderators'],
    ['Staff'],
  ])('nobody makes themselves %s', (role) => {
    const { open, privileged } = visitorRoles({ ...shop, roles: ['Member', role] });
    expect([open, privileged]).toEqual([['Member'], [role]]);
  });

  it.each([['Customer'], ['Patients'], ['Student'], ['Seller'], ['Job seeker']])(
    'anybody registers as %s, also where the app has a page for them',
    (role) => {
      const pages = shop.pages.map((page) => ({ ...page, roles: [role] }));
      expect(visitorRoles({ ...shop, roles: ['Member', role], pages }).open).toEqual(['Member', role]);
    },
  );

  it('keeps an unknown role that the plan keeps something for', () => {
    const roles = ['Member', 'Wizard'];
    expect(visitorRoles({ ...shop, roles }).open).toEqual(roles);
    const actions = shop.actions.map((action) => ({ ...action, roles: ['Wizard'] }));
    expect(visitorRoles({ ...shop, roles, actions }).privileged).toEqual(['Wizard']);
  });

  it('lets people register as members when every role is privileged', () => {
    expect(visitorRoles({ ...shop, roles: ['Admin', 'Teacher'] })).toEqual({
      all: ['Member', 'Admin', 'Teacher'],
      open: ['Member'],
      privileged: ['Admin', 'Teacher'],
    });
  });
});

describe('the rules of what visitors write together in a part of a page', () => {
  const section = { id: 'talk', block: 'comments', props: { about: 'us', samples: [] } };
  const start = { id: 'talk', path: '/talk', title: 'Talk', nav: true, sections: [section] };
  const talk = (...pages: AppSpec['pages']) =>
    ruleOf({ ...shop, pages: [...shop.pages, ...pages] }, 'comment-list');

  it('let everybody read and write, and change only what is their own', () => {
    expect(talk(start)).toMatchObject({ read: null, add: null, ownOnly: true, authorFields: ['by'] });
    expect(talk()).toBeUndefined();
  });

  it('are for those who see one of the pages', () => {
    const staff = { ...start, id: 'staff', path: '/staff', roles: ['Staff'] };
    const guests = { ...start, id: 'guests', path: '/guests', roles: ['Guests'] };
    expect(talk(staff, guests)?.read).toEqual(['Staff', 'Guests']);
    expect(talk(staff, start)?.read).toBeNull();
    expect(talk(start, staff)?.read).toBeNull();
  });
});

describe('the rules of shared records', () => {
  it('hide from others what is only listed to its own person', () => {
    expect(ruleOf(shop, 'orders')).toMatchObject({ read: [], add: null, manage: ['Admin'], ownOnly: true });
    expect(ruleOf(shop, 'products')).toMatchObject({ read: null, openFields: ['stock'] });
  });

  it('close what a page offers to nobody', () => {
    expect(ruleOf(shop, 'manufacturers')).toMatchObject({ read: null, add: [], change: [], remove: [] });
  });

  it('follow the roles of pages and editors, and the app that starts with signing in', () => {
    const pages = shop.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.block === 'records' && section.props['entity'] === 'products'
          ? { ...section, props: { ...section.props, editors: ['Admin'] } }
          : section,
      ),
    }));
    const entities = shop.entities.map((entity) =>
      entity.detail === undefined ? entity : { ...entity, detail: { ...entity.detail, editors: ['Admin'] } },
    );
    const rule = ruleOf({ ...shop, accounts: 'required', pages, entities }, 'products');
    expect(rule).toMatchObject({ read: ['*'], add: ['Admin'], change: ['Admin'], remove: ['Admin'] });
  });

  it('let everybody edit a list without accounts, and nobody what others sent in', () => {
    const open = { ...shop, accounts: 'none' as const };
    expect(ruleOf(open, 'products')?.ownOnly).toBe(false);
    expect(ruleOf(open, 'manufacturers')?.ownOnly).toBe(true);
  });

  it('let everybody move a card of a board, and keep letters from being read', () => {
    const entity = shop.entities[0]?.name ?? '';
    const withParts = (...sections: AppSpec['pages'][number]['sections']) => ({
      ...shop,
      actions: [],
      entities: shop.entities.map((one) => {
        const { detail: _, ...rest } = one;
        return { ...rest, fields: rest.fields.slice(0, 1) };
      }),
      pages: [{ id: 'home', path: '/', title: 'Home', nav: true, sections }],
    });
    expect(
      ruleOf(withParts({ id: 'board', block: 'kanban', props: { entity, field: 'category' } }), entity),
    ).toMatchObject({ read: null, openFields: ['category'] });
    expect(
      ruleOf(
        withParts(
          { id: 'write', block: 'contact-form', props: { entity } },
          { id: 'search', block: 'search-all', props: { entities: [entity] } },
        ),
        entity,
      ),
    ).toMatchObject({ read: [], add: null, change: null });
  });
});

it('begins with the samples of the plan, with their days made out', () => {
  const [first] = startRecords(shop, new Date('2026-03-10T12:00:00Z'));
  expect(first).toMatchObject({ id: `${first?.collection}-1`, data: { createdAt: '2026-03-09T09:30' } });
  const all = startRecords(shop, new Date('2026-03-10T12:00:00Z'));
  expect(all).toHaveLength(shop.entities.reduce((sum, { samples }) => sum + samples.length, 0));
  expect(
    all
      .flatMap(({ data }) => Object.values(data))
      .filter((value) => /^[+-]\d+( \d\d:\d\d)?$/.test(String(value))),
  ).toEqual([]);
});

describe('what an act does by its steps', () => {
  const lists = { ...bookLending, pages: bookLending.pages.filter(({ id }) => id === 'books') };

  it('may be done by whoever may do the act, and by nobody else', () => {
    expect(ruleOf(lists, 'loans')).toMatchObject({ read: null, add: null, openFields: ['state', 'until'] });
    expect(ruleOf(lists, 'friends')).toMatchObject({ add: [], openFields: ['points'] });
    expect(ruleOf(lists, 'books')?.openFields).toEqual([]);
  });

  it('is done by those who manage where only they may', () => {
    const actions = lists.actions.map((action) => ({ ...action, roles: ['Librarian'] }));
    const spec: AppSpec = { ...lists, accounts: 'optional', roles: ['Friend', 'Librarian'], actions };
    expect(ruleOf(spec, 'loans')).toMatchObject({ add: [], openFields: [], manage: ['Librarian'] });
    expect(ruleOf(spec, 'friends')).toMatchObject({ add: ['Friend'] });
  });
});
