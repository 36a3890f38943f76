import type { BusinessInput } from './fields.ts';

type Dealing = BusinessInput['dealing'];

/** How customers get what is sold, in the plan. */
export const dealingInPlan: Readonly<Record<Dealing, string>> = {
  order: 'Customers order ahead and collect.',
  book: 'Customers book an appointment.',
  delivery: 'Customers order online and receive it by post or courier.',
  enrol: 'Customers sign up for a class or a place.',
  enquire: 'Customers ask for an offer and place an order.',
  visit: 'Customers come by.',
};

/** What people can do in the app, as its owner would say it. */
export const dealingInApp: Readonly<Record<Dealing, string>> = {
  order: 'People can order ahead and say when they collect, and I see the orders of the day.',
  book: 'People can book an appointment at a free time, and I see who comes when.',
  delivery: 'People can order and leave their address, and I see which orders are paid and sent.',
  enrol: 'People can sign up for a class or a place, and I see who is signed up.',
  enquire: 'People can ask for an offer by a form, and I see which requests are open.',
  visit: 'People see what there is and can send me a message.',
};
