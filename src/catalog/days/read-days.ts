import { splitFrontMatter } from '../../kernel/front-matter.ts';
import type { DayText } from './day-text.ts';

interface ReadDays {
  readonly days: readonly DayText[];
  /** Sentences that name the day and what is wrong with it. */
  readonly faults: readonly string[];
}

/** A year that has every day there can be. */
const leapYear = 2024;

/** The days of one file of `content/days`, which holds a month. */
export function readDays(text: string): ReadDays {
  const faults: string[] = [];
  const { values, body } = splitFrontMatter(text, faults);
  const month = Number(values.get('month'));
  const days = body
    .split(/^## /m)
    .slice(1)
    .map((part) => readDay(part, faults));
  const wanted = Array.from({ length: daysIn(month) }, (_, at) => at + 1);
  if (days.map(({ day }) => day).join() !== wanted.join())
    faults.push(`month ${month}: it has ${wanted.length} days, each once and in order.`);
  return { days, faults };
}

/** Of any year: the one with most days counts. */
function daysIn(month: number): number {
  return Number.isInteger(month) && month >= 1 && month <= 12
    ? new Date(Date.UTC(leapYear, month, 0)).getUTCDate()
    : 0;
}

function readDay(part: string, faults: string[]): DayText {
  const day = Number(part.split('\n', 1)[0]?.trim());
  const reflect = /^\*\*Reflect\.\*\*\s+([\s\S]*?)\n\s*\n/m.exec(part)?.[1];
  const learn = /^\*\*Learn\.\*\*\s+\*([^*]+?)\.?\*\.?\s+([\s\S]+)$/m.exec(part);
  if (reflect === undefined) faults.push(`day ${day}: it is without a question.`);
  if (learn === null) faults.push(`day ${day}: it is without a lesson.`);
  return {
    day,
    reflect: oneLine(reflect ?? ''),
    learn: { title: oneLine(learn?.[1] ?? ''), text: oneLine(learn?.[2] ?? '') },
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
