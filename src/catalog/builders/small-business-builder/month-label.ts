import { monthNames } from '../../../kernel/month-names.ts';

/** “Mar 2027”, short enough for the head of a column. */
export function monthLabel(day: string): string {
  return `${(monthNames[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${day.slice(0, 4)}`;
}
