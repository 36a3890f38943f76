import { showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

const dayMs = 86_400_000;

export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** The last day of a month that is not later than the wanted one: 31 January + 1 month is 28 or 29 February. */
function monthsLater(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1, 12));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first;
}

/** Whole years, months and days between two days, the earlier one first. */
export function spanBetween(from: Date, to: Date): Span {
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (monthsLater(from, months) > to) months -= 1;
  const days = Math.round((to.getTime() - monthsLater(from, months).getTime()) / dayMs);
  return { years: Math.floor(months / 12), months: months % 12, days };
}

/** Mondays to Fridays from one day up to, not including, another. */
export function workingDays(from: Date, to: Date): number {
  const days = Math.round((to.getTime() - from.getTime()) / dayMs);
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let extra = weeks * 7; extra < days; extra += 1) {
    const weekday = new Date(from.getTime() + extra * dayMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

function named(count: number, one: string): string {
  return `${showNumber(count)} ${one}${count === 1 ? '' : 's'}`;
}

function spanText({ years, months, days }: Span): string {
  return `${named(years, 'year')}, ${named(months, 'month')}, ${named(days, 'day')}`;
}

function dayText(date: Date): string {
  return date.toLocaleDateString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export const age: Calculation = {
  id: 'age',
  title: 'Age',
  formula: 'age = whole years, months and days from the day of birth',
  inputs: [
    { kind: 'date', name: 'birth', label: 'Date of birth', start: -10_000 },
    { kind: 'date', name: 'at', label: 'Age on', start: 0 },
  ],
  calculate(given) {
    const birth = given.day('birth');
    const at = given.day('at');
    if (birth > at) throw new InputFault('birth', 'Date of birth: choose a day before the other one.');
    const span = spanBetween(birth, at);
    const days = Math.round((at.getTime() - birth.getTime()) / dayMs);
    const passed = span.months === 0 && span.days === 0;
    const next = monthsLater(birth, (span.years + (passed ? 0 : 1)) * 12);
    return {
      results: [
        { label: 'Age', value: spanText(span) },
        { label: 'In days', value: named(days, 'day') },
        { label: 'In weeks', value: `${showNumber(Math.floor(days / 7))} weeks` },
        {
          label: 'Next birthday',
          value: `in ${named(Math.round((next.getTime() - at.getTime()) / dayMs), 'day')}`,
        },
      ],
      working: [`Born on ${dayText(birth)}`, `Counted to ${dayText(at)}`],
    };
  },
};

export const dates: Calculation = {
  id: 'dates',
  title: 'Date difference',
  formula: 'days = end − start; working days are Mondays to Fridays',
  inputs: [
    { kind: 'date', name: 'from', label: 'Start date', start: 0 },
    { kind: 'date', name: 'to', label: 'End date', start: 30 },
    {
      kind: 'number',
      name: 'add',
      label: 'Days to add to the start date',
      start: '0',
      min: -100_000,
      max: 100_000,
    },
  ],
  calculate(given) {
    const [first, second] = [given.day('from'), given.day('to')];
    const [from, to] = first <= second ? [first, second] : [second, first];
    const days = Math.round((to.getTime() - from.getTime()) / dayMs);
    const added = new Date(first.getTime() + Math.round(given.number('add')) * dayMs);
    return {
      results: [
        { label: 'Difference', value: named(days, 'day') },
        { label: 'As a span', value: spanText(spanBetween(from, to)) },
        { label: 'Working days', value: showNumber(workingDays(from, to)) },
        { label: 'Start date with the days added', value: dayText(added) },
      ],
      working: [
        `From ${dayText(from)} to ${dayText(to)}: ${named(days, 'day')} or ${showNumber(days / 7, 1)} weeks`,
      ],
    };
  },
};

const gradePoints: Readonly<Record<string, number>> = {
  'A+': 4,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  F: 0,
};

export const gpa: Calculation = {
  id: 'gpa',
  title: 'Grade point average (GPA)',
  formula: 'GPA = sum of grade points × credits ÷ sum of credits',
  inputs: [
    {
      kind: 'rows',
      name: 'courses',
      label: 'Courses',
      columns: [
        { label: 'Course', kind: 'text' },
        { label: 'Credits', kind: 'number' },
        { label: 'Grade', kind: 'choice', options: Object.keys(gradePoints) },
      ],
      start: [
        ['Mathematics', '4', 'A'],
        ['Physics', '3', 'B+'],
        ['History', '2', 'A-'],
      ],
    },
  ],
  calculate(given) {
    const courses = given.rows('courses').map(([course = '', , grade = ''], row) => ({
      course,
      grade,
      credits: given.cell('courses', row, 1),
      points: gradePoints[grade] ?? 0,
    }));
    const credits = courses.reduce((sum, course) => sum + course.credits, 0);
    if (credits === 0) throw new InputFault('courses', 'Enter at least one course with credits.');
    const points = courses.reduce((sum, course) => sum + course.credits * course.points, 0);
    return {
      results: [
        { label: 'GPA', value: (points / credits).toFixed(2) },
        { label: 'Credits', value: showNumber(credits) },
        { label: 'Grade points', value: showNumber(points, 2) },
      ],
      working: courses.map(
        (course) =>
          `${course.course === '' ? 'Course' : course.course}: ${course.grade} = ${course.points} × ${showNumber(course.credits)} credits`,
      ),
    };
  },
};

export const grades: Calculation = {
  id: 'grades',
  title: 'Weighted grade',
  formula: 'grade = sum of score × weight ÷ sum of weights',
  inputs: [
    {
      kind: 'rows',
      name: 'scores',
      label: 'Scores',
      columns: [
        { label: 'Name', kind: 'text' },
        { label: 'Score (%)', kind: 'number' },
        { label: 'Weight (%)', kind: 'number' },
      ],
      start: [
        ['Homework', '92', '30'],
        ['Midterm exam', '81', '30'],
        ['Final exam', '88', '40'],
      ],
    },
  ],
  calculate(given) {
    const rows = given
      .rows('scores')
      .map((_, row) => [given.cell('scores', row, 1), given.cell('scores', row, 2)] as const);
    const weights = rows.reduce((sum, [, weight]) => sum + weight, 0);
    if (weights === 0) throw new InputFault('scores', 'Enter at least one score with a weight.');
    const grade = rows.reduce((sum, [score, weight]) => sum + score * weight, 0) / weights;
    const letter = grade >= 90 ? 'A' : grade >= 80 ? 'B' : grade >= 70 ? 'C' : grade >= 60 ? 'D' : 'F';
    return {
      results: [
        { label: 'Weighted grade', value: `${showNumber(grade, 2)}%` },
        { label: 'Letter', value: letter },
        { label: 'Sum of weights', value: `${showNumber(weights)}%` },
      ],
      working: rows.map(
        ([score, weight]) => `${showNumber(score)} × ${showNumber(weight)} = ${showNumber(score * weight)}`,
      ),
    };
  },
};

export const dueDate: Calculation = {
  id: 'due-date',
  title: 'Pregnancy due date',
  formula: 'due date = first day of the last period + 280 days + (cycle length − 28)',
  inputs: [
    { kind: 'date', name: 'period', label: 'First day of the last period', start: -60 },
    { kind: 'number', name: 'cycle', label: 'Cycle length (days)', start: '28', min: 20, max: 45 },
  ],
  calculate(given) {
    const days = 280 + Math.round(given.number('cycle')) - 28;
    const due = new Date(given.day('period').getTime() + days * dayMs);
    return {
      results: [{ label: 'Estimated due date', value: dayText(due) }],
      working: [
        `${dayText(given.day('period'))} + ${days} days`,
        'An estimate: a doctor or midwife confirms it.',
      ],
    };
  },
};
