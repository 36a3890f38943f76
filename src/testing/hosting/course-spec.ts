import type { AppSpec, EntitySpec, SectionSpec } from '../../engine/spec/app-spec.ts';

const reference = (name: string, label: string, to: string) => ({
  name,
  label,
  kind: 'reference' as const,
  required: true,
  to,
});

const entities: EntitySpec[] = [
  {
    name: 'slots',
    one: 'Slot',
    many: 'Slots',
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      { name: 'seats', label: 'Seats', kind: 'number', required: true },
      {
        name: 'left',
        label: 'Seats left',
        kind: 'number',
        formula: 'seats - count(bookings where slot = this)',
      },
    ],
    samples: [
      { name: 'Monday morning', seats: 1 },
      { name: 'Friday evening', seats: 2 },
    ],
  },
  {
    name: 'bookings',
    one: 'Booking',
    many: 'Bookings',
    title: 'guest',
    fields: [
      { name: 'guest', label: 'Guest', kind: 'text', required: true },
      reference('slot', 'Slot', 'slots'),
    ],
    rules: [{ never: 'slot.left < 0', says: '{slot} is full: it has room for {slot.seats}.' }],
    samples: [],
  },
  {
    name: 'purses',
    one: 'Purse',
    many: 'Purses',
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      { name: 'balance', label: 'Balance', kind: 'money' },
      { name: 'owner', label: 'Owner', kind: 'text' },
    ],
    rules: [
      { never: 'balance < least', says: '{name} has too little: {balance}.' },
      { never: 'owner is not empty and owner != me', says: 'Only {owner} pays from {name}.' },
    ],
    samples: [{ name: 'Kitty', balance: 20 }],
  },
];

const listOf = ({ name }: EntitySpec): SectionSpec => ({
  id: `${name}-list`,
  block: 'records',
  props: { entity: name, layout: 'table', can: { create: true, edit: true, remove: true } },
});

/** Courses with few seats, and purses that never hold less than nothing: an app whose visitors need its rules. */
export const courseSpec: AppSpec = {
  version: 1,
  name: 'Courses',
  tagline: 'Book a seat',
  kind: 'booking',
  language: 'en',
  theme: { background: '#ffffff', component: '#1f6feb', character: 'studio', layout: 'topbar' },
  accounts: 'optional',
  roles: ['Member'],
  entities,
  actions: [],
  numbers: { least: { label: 'Least', value: 0 } },
  pages: entities.map((entity, place) => ({
    id: entity.name,
    path: place === 0 ? '/' : `/${entity.name}`,
    title: entity.many,
    nav: true,
    sections: [listOf(entity)],
  })),
  trace: [],
  notes: [],
};
