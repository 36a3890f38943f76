import type { AppSpec, EntitySpec, FieldSpec } from '../engine/spec/app-spec.ts';

const field = (
  name: string,
  label: string,
  kind: FieldSpec['kind'],
  more: Partial<FieldSpec> = {},
): FieldSpec => ({
  name,
  label,
  kind,
  ...more,
});
const to = (name: string, label: string, things: string) =>
  field(name, label, 'reference', { to: things, required: true });

const entities: readonly EntitySpec[] = [
  {
    name: 'members',
    one: 'Member',
    many: 'Members',
    title: 'name',
    fields: [field('name', 'Name', 'text', { required: true }), field('age', 'Age', 'number')],
    samples: [
      { name: 'Noor Haddad', age: 34 },
      { name: 'Ben Okafor', age: 17 },
      { name: 'Lucia Ferri', age: 12 },
    ],
  },
  {
    name: 'runners',
    one: 'Runner',
    many: 'Runners',
    title: 'name',
    fields: [field('name', 'Name', 'text'), field('born', 'Date of birth', 'date')],
    samples: [{ name: 'Ines Duarte', born: '1990-04-12' }],
  },
  {
    name: 'rooms',
    one: 'Room',
    many: 'Rooms',
    title: 'name',
    fields: [field('name', 'Name', 'text'), field('seats', 'Seats', 'number')],
    samples: [
      { name: 'Loft', seats: 12 },
      { name: 'Cellar', seats: 30 },
    ],
  },
  {
    name: 'bookings',
    one: 'Booking',
    many: 'Bookings',
    title: 'member',
    fields: [
      to('member', 'Member', 'members'),
      to('room', 'Room', 'rooms'),
      field('day', 'Day', 'date', { required: true }),
      field('start', 'Start', 'time'),
      field('end', 'End', 'time'),
      field('people', 'People', 'number'),
      field('state', 'State', 'choice', { options: ['booked', 'cancelled', 'over'], required: true }),
    ],
    samples: [
      {
        member: 'members-1',
        room: 'rooms-1',
        day: '+2',
        start: '10:00',
        end: '11:00',
        people: 4,
        state: 'booked',
      },
      {
        member: 'members-2',
        room: 'rooms-2',
        day: '-9',
        start: '19:00',
        end: '20:00',
        people: 9,
        state: 'over',
      },
    ],
  },
  {
    name: 'orders',
    one: 'Order',
    many: 'Orders',
    title: 'name',
    fields: [
      field('name', 'Name', 'text', { required: true }),
      field('pieces', 'Pieces', 'number', { min: 1 }),
      field('amount', 'Amount', 'money'),
      field('collect', 'Collected on', 'moment'),
      field('note', 'Note', 'long-text'),
    ],
    samples: [
      { name: 'Ada Lindqvist', pieces: 8, amount: 24, collect: '+1 09:30', note: 'Without nuts.' },
      { name: 'Tomas Rey', pieces: 40, amount: 90, collect: '+4 17:30', note: '' },
    ],
  },
  {
    name: 'tools',
    one: 'Tool',
    many: 'Tools',
    title: 'name',
    fields: [field('name', 'Name', 'text'), field('stock', 'In stock', 'number')],
    samples: [
      { name: 'Ladder', stock: 2 },
      { name: 'Drill', stock: 5 },
    ],
  },
  {
    name: 'loans',
    one: 'Loan',
    many: 'Loans',
    title: 'tool',
    fields: [
      to('tool', 'Tool', 'tools'),
      to('member', 'Member', 'members'),
      field('quantity', 'Quantity', 'number'),
      field('from', 'From', 'date'),
      field('until', 'Until', 'date'),
      field('state', 'State', 'choice', { options: ['out', 'returned'], required: true }),
    ],
    samples: [{ tool: 'tools-1', member: 'members-1', quantity: 1, from: '-3', until: '+4', state: 'out' }],
  },
  {
    name: 'ideas',
    one: 'Idea',
    many: 'Ideas',
    title: 'name',
    fields: [
      field('name', 'Name', 'text'),
      field('text', 'Text', 'long-text'),
      field('points', 'Points', 'number'),
      field('share', 'Share', 'percent'),
      field('best', 'Best points', 'number'),
    ],
    samples: [{ name: 'A bench by the pond', text: 'In the shade.', points: 7, share: 40, best: 9 }],
  },
  {
    name: 'votes',
    one: 'Vote',
    many: 'Votes',
    title: 'member',
    fields: [
      to('member', 'Member', 'members'),
      to('idea', 'Idea', 'ideas'),
      field('cast', 'Cast on', 'date'),
    ],
    samples: [{ member: 'members-1', idea: 'ideas-1', cast: '-1' }],
  },
  {
    name: 'dishes',
    one: 'Dish',
    many: 'Dishes',
    title: 'name',
    fields: [
      field('name', 'Name', 'text'),
      field('course', 'Course', 'choice', { options: ['Starter', 'Main', 'Dessert'] }),
      to('member', 'Cook', 'members'),
    ],
    samples: [
      { name: 'Lentil soup', course: 'Starter', member: 'members-1' },
      { name: 'Plum cake', course: 'Dessert', member: 'members-2' },
    ],
  },
];

/** A plan of a club with rooms, orders, tools, ideas and dishes, each in a list to which anybody may add, without a rule. */
export const clubPlan: AppSpec = {
  version: 1,
  name: 'Club',
  tagline: 'Everything of the club',
  kind: 'app',
  language: 'en',
  theme: { background: '#ffffff', component: '#336699', character: 'calm', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  entities: [...entities],
  actions: [],
  pages: [
    {
      id: 'start',
      path: '/',
      title: 'Start',
      nav: true,
      sections: entities.map(({ name }) => ({
        id: name,
        block: 'records',
        props: { entity: name, can: { create: true, edit: true, remove: true } },
      })),
    },
  ],
  trace: [],
  notes: [],
};
