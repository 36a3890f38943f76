import type { DraftFault } from '../../../../../catalog/academy/own/check-draft.ts';

/** What is wrong, as the parts of the form ask for it. */
export interface Faults {
  readonly count: number;
  /** What is wrong with one field of a place. */
  readonly of: (place: string, field: string) => string | undefined;
  /** What is wrong with a place and no single field. */
  readonly at: (place: string) => readonly string[];
  /** How much is wrong with any of these. */
  readonly within: (places: readonly string[]) => number;
}

export function placeFaults(faults: readonly DraftFault[]): Faults {
  return {
    count: faults.length,
    of(place, field) {
      const found = faults.find((one) => one.place === place && one.field === field);
      return found === undefined ? undefined : sentence(found.message);
    },
    at: (place) =>
      faults
        .filter((one) => one.place === place && one.field === undefined)
        .map(({ message }) => sentence(message)),
    within: (places) => faults.filter(({ place }) => places.includes(place)).length,
  };
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
}
