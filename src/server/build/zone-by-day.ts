const firstHour = 9;
const lastHour = 20;

/**
 * A zone where it is day now: here, or on the other side of the world. Apps speak of what was this morning and refuse what is
 * still to come, and they are tried at an hour at which people use them, whenever that is here.
 */
export function zoneByDay(now: Date): string {
  const hour = now.getUTCHours();
  // By the names of these zones, the one below Greenwich is twelve hours ahead of it.
  return hour >= firstHour && hour <= lastHour ? 'Etc/UTC' : 'Etc/GMT-12';
}
