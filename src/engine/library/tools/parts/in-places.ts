export interface Placed<T> {
  /** Tells the places of a list apart whose items have no name of their own. */
  readonly key: string;
  readonly at: number;
  readonly item: T;
}

/** The items of a list that are told apart only by where they stand: lines, cells, steps. */
export function inPlaces<T>(list: readonly T[]): readonly Placed<T>[] {
  return list.map((item, at) => ({ item, at, key: `place-${at}` }));
}
