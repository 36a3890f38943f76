import { writeAmount } from '../../../catalog/agent-desk/write-amount.ts';

/** Minutes as people say them: “45 min”, “1.5 h”. */
export function writeHours(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${writeAmount(Math.round(minutes / 6) / 10, 'number')} h`;
}

/** “1 week”, “8 weeks”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${writeAmount(count, 'whole')} ${count === 1 ? one : many}`;
}

/** A day as `2 Mar`. */
export function writeDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
