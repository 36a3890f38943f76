export interface ExampleIdea {
  readonly appName: string;
  readonly prompt: string;
  /** What kind of app it is, in a word or two. */
  readonly kind: string;
  /** Its picture: `/examples/<picture>.webp`, taken of the app itself by `npm run example-pictures`. */
  readonly picture: string;
}

/** Descriptions to start from, each of another kind. A test plans them and looks at every page of what comes out. */
export const exampleIdeas: readonly ExampleIdea[] = [
  {
    appName: 'Chair Time',
    kind: 'Bookings',
    prompt: 'Appointments for a barber shop.',
    picture: 'chair-time',
  },
  {
    appName: 'Stockroom',
    kind: 'Inventory',
    prompt: 'The spare parts of a bike shop, with stock and minimum, and orders from suppliers.',
    picture: 'stockroom',
  },
  {
    appName: 'Job Board',
    kind: 'Kanban',
    prompt: 'A kanban board for my tasks, with priority and due date.',
    picture: 'job-board',
  },
  {
    appName: 'Where It Went',
    kind: 'Money',
    prompt: 'An envelope budget for our household, with spendings.',
    picture: 'where-it-went',
  },
  {
    appName: 'Client Ledger',
    kind: 'Invoices',
    prompt: 'Invoices of a self-employed gardener, with clients and payments.',
    picture: 'client-ledger',
  },
  {
    appName: 'Small Steps',
    kind: 'Habits',
    prompt: 'A tracker for my habits.',
    picture: 'small-steps',
  },
  {
    appName: 'Sunday Kitchen',
    kind: 'Recipes',
    prompt: 'The recipes of our family, with the ingredients of each.',
    picture: 'sunday-kitchen',
  },
  {
    appName: 'Lesson Room',
    kind: 'Learning',
    prompt: 'A welding course with lessons, tests and progress.',
    picture: 'lesson-room',
  },
  {
    appName: 'Fix It',
    kind: 'Tickets',
    prompt: 'Support tickets with priority.',
    picture: 'fix-it',
  },
];
