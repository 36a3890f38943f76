import {
  type Calendar,
  dayNumber,
  dayText,
  type WorkWeek,
  workingCalendar,
} from '../../../methods/schedule/working-days.ts';
import { checkCell } from '../../agent-desk/check-cell.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { ScheduleInput } from './fields.ts';

const sunday = 0;
const monday = 1;
const thursday = 4;
const friday = 5;
const saturday = 6;
const daysOfWeek = 7;

const firstAndLastDay: Record<ScheduleInput['week'], readonly [number, number]> = {
  'monday-friday': [monday, friday],
  'monday-saturday': [monday, saturday],
  'sunday-thursday': [sunday, thursday],
  'every-day': [sunday, saturday],
};

/** Nobody plans further; beyond it a mistyped year is likelier than a plan. */
const longestPlan = 60 * 366;
const longestBreak = 400;

interface Holidays {
  readonly days: ReadonlySet<string>;
  readonly faults: readonly InputFault[];
}

function readHolidays(lines: readonly string[]): Holidays {
  const days = new Set<string>();
  const faults: InputFault[] = [];
  const isDay = (text: string) => checkCell({ kind: 'date', label: '' }, text).message === undefined;
  for (const line of lines) {
    const [from = '', to = from, ...more] = line
      .split(/\s+to\s+|\s*(?:\.\.|–)\s*/)
      .map((part) => part.trim());
    if (more.length > 0 || !isDay(from) || !isDay(to)) {
      faults.push({
        field: 'holidays',
        message: `“${line.slice(0, 40)}” is no day. Write it as 2026-12-25, or a stretch as 2026-12-24 to 2027-01-01.`,
      });
      continue;
    }
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (last < first || last - first > longestBreak)
      faults.push({
        field: 'holidays',
        message: `The stretch “${line}” must end after it begins and last at most ${longestBreak} days.`,
      });
    else for (let day = first; day <= last; day += 1) days.add(dayText(day));
  }
  return { days, faults };
}

export function calendarOf(input: ScheduleInput): Calendar {
  const [first, last] = firstAndLastDay[input.week];
  const week: WorkWeek = {
    worksOn: Array.from({ length: daysOfWeek }, (_, day) => day >= first && day <= last),
    holidays: readHolidays(input.holidays ?? []).days,
  };
  return workingCalendar(input.start, week);
}

export function faultsOfDays(input: ScheduleInput): InputFault[] {
  const faults = [...readHolidays(input.holidays ?? []).faults];
  const start = dayNumber(input.start);
  const year = Number(input.start.slice(0, 4));
  if (year < 1970 || year > 2150)
    faults.push({ field: 'start', message: 'Enter a day between the years 1970 and 2150.' });
  if (input.deadline !== undefined) {
    const days = dayNumber(input.deadline) - start;
    if (days < 0)
      faults.push({
        field: 'deadline',
        message: 'The promised finish lies before the start. Enter a later day, or leave it empty.',
      });
    if (days > longestPlan)
      faults.push({ field: 'deadline', message: 'This is more than 60 years away. Check the year.' });
  }
  for (const [row, { notBefore }] of input.tasks.entries())
    if (notBefore !== undefined && dayNumber(notBefore) - start > longestPlan)
      faults.push({
        field: 'tasks',
        row,
        column: 'notBefore',
        message: 'This is more than 60 years after the start. Check the year.',
      });
  return faults;
}
