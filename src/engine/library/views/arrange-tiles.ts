import type { AppRecord } from '../store/collection.ts';

export interface Tile {
  readonly id: string;
  readonly label: string;
  readonly state: string;
  /** Which of the shades it has. */
  readonly shade: number;
}

export interface LegendEntry {
  readonly state: string;
  readonly shade: number;
  readonly count: number;
}

const none = 'Not said';
const byLabel = new Intl.Collator('en', { numeric: true });

/** Tiles in the order of their labels, “Plot 2” before “Plot 10”, and how many there are of each state. */
export function arrangeTiles(
  records: readonly AppRecord[],
  labelOf: (record: AppRecord) => string,
  field: string,
  options: readonly string[],
): { tiles: readonly Tile[]; legend: readonly LegendEntry[] } {
  const stateOf = (record: AppRecord) => String(record[field] ?? '') || none;
  const said = records.map(stateOf);
  const states = [...new Set([...options, ...said])];
  const tiles = records
    .map((record): Tile => {
      const state = stateOf(record);
      return { id: record.id, label: labelOf(record), state, shade: states.indexOf(state) };
    })
    .toSorted((a, b) => byLabel.compare(a.label, b.label));
  const legend = states.map((state, shade) => ({
    state,
    shade,
    count: said.filter((one) => one === state).length,
  }));
  return { tiles, legend };
}
