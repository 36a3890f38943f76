import { limits } from '../../kernel/limits.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-01-31` as `31 January 2026`, the same on the build machine and in every browser. */
export function readableDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / limits.reading.wordsPerMinute));
}
