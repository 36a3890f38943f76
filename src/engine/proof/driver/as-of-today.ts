import { writeDays } from '../days-to-read.ts';

/** A text with the days in it as the app shows them now. */
export function asOfToday(text: string): string {
  if (!text.includes('{')) return text;
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return writeDays(text, `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
}
