import type { AppIdea } from '../../lib/creator-draft.ts';

export interface ExampleIdea extends AppIdea {
  /** What kind of app it is, in a word or two. */
  readonly kind: string;
}

/** Descriptions to start from, each of another kind. They say who does what with which things, which is read best. */
export const exampleIdeas: readonly ExampleIdea[] = [
  {
    appName: 'Chair Time',
    kind: 'Bookings',
    prompt:
      'Chair Time: a booking app for a barber shop. Customers can browse services, including name, duration and price, book appointments, and leave reviews. Barbers can view a calendar of appointments and manage customers. Use cream for the background and burgundy for components.',
  },
  {
    appName: 'Stockroom',
    kind: 'Inventory',
    prompt:
      'Stockroom: an inventory app for a bike shop. Staff can manage parts, including name, code, category, quantity, minimum and price, and manage suppliers. They can search parts, record stock movements, and view charts of parts by category. Export parts as CSV.',
  },
  {
    appName: 'Job Board',
    kind: 'Kanban',
    prompt:
      'Job Board: a project board for a team that repairs houses. Users can create tasks, including title, assignee, priority and due date, and move tasks on a kanban board. They can comment on tasks, view a calendar of tasks, and see a dashboard with statistics.',
  },
  {
    appName: 'Where It Went',
    kind: 'Money',
    prompt:
      'Where It Went: a money app for a family. Users can record expenses, including title, amount, category, date and payer, set budgets, and search expenses. They can view charts of expenses by category and export expenses as CSV.',
  },
  {
    appName: 'Client Ledger',
    kind: 'Invoices',
    prompt:
      'Client Ledger: an app for a freelance designer. Users can manage clients, manage projects, and create invoices, including number, client, amount, due date and status. They can view a dashboard of invoices, generate reports, and export invoices.',
  },
  {
    appName: 'Small Steps',
    kind: 'Habits',
    prompt:
      'Small Steps: a habit tracker. Users can add habits, including title, category and goal, track habits, and view a calendar of habits. They can view charts of habits, see statistics and write journal entries. Use mint for the background and dark green for components.',
  },
  {
    appName: 'Sunday Kitchen',
    kind: 'Recipes',
    prompt:
      'Sunday Kitchen: a recipe book. Users can browse recipes, add recipes, search recipes, and save favorites. They can rate recipes, comment on recipes, and view a gallery of dishes.',
  },
  {
    appName: 'Lesson Room',
    kind: 'Learning',
    prompt:
      'Lesson Room: a learning site for a music school. Students can browse courses, enroll in courses, take quizzes, and track their progress. Teachers can manage students, record attendance, and post announcements. Show a leaderboard of students.',
  },
  {
    appName: 'Fix It',
    kind: 'Tickets',
    prompt:
      'Fix It: a support app for an office. Employees can submit tickets, including title, description, category and priority. They can comment on tickets and read a FAQ. Agents can assign tickets, update tickets, and view a dashboard of tickets.',
  },
];
