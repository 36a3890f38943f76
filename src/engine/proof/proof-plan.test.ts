import { describe, expect, it } from 'vitest';
import { allBlocks } from '../../testing/app-trial.server.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { planProof } from './proof-plan.ts';

const spec: AppSpec = {
  version: 1,
  name: 'Fleet',
  tagline: 'All vehicles',
  kind: 'back-office',
  language: 'en',
  theme: { background: '#ffffff', component: '#224466', character: 'ledger', layout: 'sidebar' },
  accounts: 'optional',
  roles: ['Driver', 'Admin'],
  entities: [
    {
      name: 'vehicles',
      one: 'Vehicle',
      many: 'Vehicles',
      title: 'plate',
      fields: [{ name: 'plate', label: 'Plate', kind: 'text', required: true }],
      detail: { path: '/vehicles', edit: true, related: [] },
      samples: [{ plate: 'NKT-204' }, { plate: 'LPR-881' }],
    },
  ],
  actions: [{ id: 'book', label: 'Book', done: 'Booked.', on: 'vehicles' }],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Vehicles',
      nav: true,
      sections: [{ id: 'list', block: 'records', props: { entity: 'vehicles', actions: ['book'] } }],
    },
    { id: 'office', path: '/office', title: 'Office', nav: true, roles: ['Admin'], sections: [] },
  ],
  trace: [
    { request: 'browse vehicles', served: ['page:home'] },
    { request: 'book vehicles', served: ['action:book'] },
    { request: 'administrate', served: ['page:office'] },
    { request: 'log in', served: ['accounts'] },
    { request: 'fly', served: [] },
  ],
  notes: [],
};

describe('planProof', () => {
  const plan = planProof(spec, allBlocks);

  it('opens every page, the detail of a record and the sign-in', () => {
    expect(plan.pages.map(({ path, heading }) => [path, heading])).toEqual([
      ['/', 'Vehicles'],
      ['/office', 'Office'],
      ['/vehicles/vehicles-1', 'NKT-204'],
      ['/sign-in', 'Sign in to Fleet'],
    ]);
  });

  it('signs in with the role that a page is for, and only there', () => {
    expect(plan.pages[0]?.entry).toEqual([]);
    expect(plan.pages[1]?.entry).toContainEqual({ do: 'press', name: '(Admin)' });
  });

  it('takes the cases of every part and of the accounts', () => {
    expect(plan.cases.map(({ section }) => section)).toContain('list');
    expect(plan.cases.at(-1)?.section).toBe('accounts');
  });

  it('signs in before everything when the app asks for it', () => {
    const closed = planProof({ ...spec, accounts: 'required' }, allBlocks);
    expect(closed.cases[0]?.entry[0]).toEqual({ do: 'open', path: '/sign-in' });
  });
});
