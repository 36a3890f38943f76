/** Minutes since midnight. */
export type ClockTime = number;

const minutesOfDay = 1_440;
const clock = /^(?:at )?(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?|o'?clock|uhr|h)?$/;

/** 15:30, 3pm, 3:30 p.m., noon; a bare number is no clock time unless that is allowed. */
export function readClockTime(written: string, mayBeBare = false): ClockTime | undefined {
  const text = written.trim();
  if (text === 'noon' || text === 'midday') return minutesOfDay / 2;
  if (text === 'midnight') return 0;
  const found = clock.exec(text);
  if (found === null || found[3] !== undefined) return undefined;
  const half = found[4]?.replaceAll('.', '');
  if (found[2] === undefined && half === undefined && !mayBeBare) return undefined;
  const minutes = Number(found[2] ?? 0);
  let hours = Number(found[1]);
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return undefined;
  if (half === 'am' || half === 'pm') {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (half === 'pm' ? 12 : 0);
  }
  return (hours * 60 + minutes) % minutesOfDay;
}

/** 9:05 as 09:05, with the difference in days where it left the day. */
export function writeClockTime(minutes: number): string {
  const inDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(Math.floor(inDay % 60)).padStart(2, '0')}`;
}

/** Which day a clock time fell on when it was reckoned from another one. */
export function dayWords(minutes: number): string {
  const days = Math.floor(minutes / minutesOfDay);
  if (days === 0) return '';
  if (days === 1) return ' on the next day';
  if (days === -1) return ' on the day before';
  return days > 0 ? ` ${days} days later` : ` ${-days} days before`;
}
