export const states = ['Present', 'Late', 'Absent'] as const;
export type State = (typeof states)[number];

/** What was marked, by day and person; who is not marked is not known. */
export type Sheet = Readonly<Record<string, State>>;

export function keyOf(day: string, person: string): string {
  return `${day} ${person}`;
}

export function countOn(
  sheet: Sheet,
  day: string,
  people: readonly string[],
): Readonly<Record<State, number>> {
  const marked = people.map((person) => sheet[keyOf(day, person)]);
  const count = (state: State) => marked.filter((one) => one === state).length;
  return { Present: count('Present'), Late: count('Late'), Absent: count('Absent') };
}

export interface PersonTotal {
  readonly person: string;
  readonly counts: Readonly<Record<State, number>>;
  /** Days there of all marked days, in percent; undefined when nothing is marked. */
  readonly rate: number | undefined;
}

/** How often everybody was there. */
export function totals(sheet: Sheet, people: readonly string[]): readonly PersonTotal[] {
  return people.map((person) => {
    const marked = Object.entries(sheet)
      .filter(([key]) => key.slice(11) === person)
      .map(([, state]) => state);
    const count = (state: State) => marked.filter((one) => one === state).length;
    const counts = { Present: count('Present'), Late: count('Late'), Absent: count('Absent') };
    const there = counts.Present + counts.Late;
    return {
      person,
      counts,
      rate: marked.length === 0 ? undefined : Math.round((there / marked.length) * 100),
    };
  });
}

/** A heading row and one row for every mark, the newest day first. */
export function sheetRows(sheet: Sheet): readonly (readonly string[])[] {
  const rows = Object.entries(sheet).map(([key, state]) => [key.slice(0, 10), key.slice(11), state]);
  return [['Date', 'Name', 'Attendance'], ...rows.toSorted((a, b) => (b[0] ?? '').localeCompare(a[0] ?? ''))];
}
