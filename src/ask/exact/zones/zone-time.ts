/** How far a zone is from Greenwich at a moment, in minutes; undefined where the runtime does not know the zone. */
export function offsetAt(moment: Date, zone: string): number | undefined {
  const wall = wallTime(moment, zone);
  return wall === undefined ? undefined : Math.round((wall - moment.getTime()) / 60_000);
}

/** What clocks and calendars of a zone show, as if it were Greenwich time. */
export function wallTime(moment: Date, zone: string): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).formatToParts(moment);
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return shown + (((moment.getTime() % 1000) + 1000) % 1000);
  } catch {
    // Intl refuses a zone that the runtime has no rules for, and the caller says so.
    return undefined;
  }
}

/**
 * The moment at which clocks of a zone show a time. In the hour that summer time leaves out there is none, and in the one that it repeats
 * there are two, of which the first is taken.
 */
export function momentOf(wall: number, zone: string): Date | 'left out' | undefined {
  const day = 86_400_000;
  const offsets = [-day, day].map((away) => offsetAt(new Date(wall + away), zone));
  let isKnown = false;
  for (const offset of new Set(offsets)) {
    if (offset === undefined) continue;
    isKnown = true;
    const moment = new Date(wall - offset * 60_000);
    if (offsetAt(moment, zone) === offset) return moment;
  }
  return isKnown ? 'left out' : undefined;
}

/** “UTC+5:30”. */
export function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}
