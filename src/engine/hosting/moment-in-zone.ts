/** A day and a minute as a clock on the wall shows them. */
export interface WallClock {
  readonly today: string;
  readonly now: string;
}

const longestZone = 60;

/** What clocks show where somebody is; in UTC where that is not known. */
export function momentInZone(moment: Date, zone: unknown): WallClock {
  const now =
    (typeof zone === 'string' && zone.length <= longestZone && shownIn(moment, zone)) || inUtc(moment);
  return { today: now.slice(0, 10), now };
}

function inUtc(moment: Date): string {
  return moment.toISOString().slice(0, 16);
}

function shownIn(moment: Date, zone: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
  } catch (error) {
    // There is no such zone.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
