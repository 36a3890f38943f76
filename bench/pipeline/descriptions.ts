/** Apps as people ask for them: small and large, lists, tools and games. */
export const descriptions: readonly string[] = [
  'A to-do list with due dates, priorities and a filter for what is done.',
  'A pet adoption site where people browse pets by breed and age, apply to adopt a pet, and staff approve applications. Use an ivory background and teal components.',
  'A recipe box with ingredients, cooking time and ratings; people search recipes and keep favourites.',
  'An online chess game against the computer.',
  'A gym where members book classes, see their bookings and cancel them. Trainers manage the schedule.',
  'A small shop for candles with a cart, checkout and order history, in cream and forest green.',
  'A stock report tool where users choose companies and sections and generate a report that they can print.',
  'A forum about gardening with topics, replies and likes.',
  'A job board: companies post jobs, people apply, recruiters move applications through stages.',
  'A quiz about capitals of the world with scores and a leaderboard.',
  'An expense tracker with categories, monthly charts and export to CSV.',
  'A fleet management dashboard with vehicles, drivers, trips and maintenance reminders.',
];
