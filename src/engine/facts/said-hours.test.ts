import { expect, it } from 'vitest';
import { saidHours } from './said-hours.ts';

it.each([
  ['open Tue to Sat 8–17, closed Mondays', ['Tuesday to Saturday 8:00–17:00', 'Monday Closed']],
  ['every day from 9:00 to 18:00 at the lake', ['Every day 9:00–18:00']],
  ['weekdays 7am–3pm and Sat 8am to noon', ['Monday to Friday 7 am–3 pm', 'Saturday 8 am–12 pm']],
  ['Mon-Fri 9-5', ['Monday to Friday 9:00–17:00']],
  ['We are open from 10 to 19, closed on Sundays', ['Monday to Saturday 10:00–19:00', 'Sunday Closed']],
  ['opening hours 9.30 to 18.00 Monday to Thursday', ['Monday to Thursday 9:30–18:00']],
  ['Age gate not needed. Closed Mon–Tue.', ['Monday, Tuesday Closed']],
  ['Saturday and Sunday 10 to 2', ['Saturday, Sunday 10:00–14:00']],
])('reads “%s”', (text, rows) => {
  expect(saidHours(text)?.rows.map((row) => `${row.label} ${row.text}`)).toEqual(rows);
});

it('gives one opening and one closing hour where all days have the same', () => {
  expect(saidHours('every day from 9:30 to 18:00')).toMatchObject({ opens: 9.5, closes: 18 });
  expect(saidHours('Mon 9-5, Tue 10-6')).not.toHaveProperty('opens');
});

it.each([
  'ages 9 to 18, every day something else',
  'morning shift Mon to Fri 6-14, late shift after it',
  'Friday we play 5 to 7 rounds of cards at home',
  'vote by Sunday, 3 to 5 options each',
])('takes no hours from “%s”', (text) => {
  expect(saidHours(text)?.rows ?? []).toEqual([]);
});
