import type { DayText } from '../../../catalog/days/day-text.ts';
import { loadOnce } from '../../lib/load-once.ts';

/** One chunk for each month. */
const loaders = import.meta.glob<readonly DayText[]>('/content/days/*.md', {
  query: '?parsed',
  import: 'parsed',
});

const loadMonth = loadOnce(async (month: string) => (await loaders[`/content/days/${month}.md`]?.()) ?? []);

/** What a day such as `2026-03-31` brings, the same in every year. */
export const loadDay = loadOnce(async (day: string): Promise<DayText | undefined> => {
  const [, month = '', date = ''] = day.split('-');
  return (await loadMonth(month)).find((one) => one.day === Number(date));
});
