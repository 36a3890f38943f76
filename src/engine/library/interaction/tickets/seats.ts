import type { AppRecord } from '../../store/collection.ts';

export const seatRows: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const perRow = 8;

export function seatNames(row: string): readonly string[] {
  return Array.from({ length: perRow }, (_, index) => `${row}${index + 1}`);
}

/** The seats of an event that somebody has a ticket for. */
export function takenSeats(tickets: readonly AppRecord[], eventId: string): ReadonlySet<string> {
  return new Set(
    tickets
      .filter((ticket) => ticket.eventId === eventId && ticket.status !== 'Cancelled')
      .flatMap(({ places }) => String(places ?? '').split(', '))
      .filter((seat) => seat !== ''),
  );
}
