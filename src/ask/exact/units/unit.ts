export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'temperature'
  | 'speed'
  | 'time'
  | 'data'
  | 'data rate'
  | 'energy'
  | 'power'
  | 'pressure'
  | 'force'
  | 'fuel use'
  | 'angle'
  | 'frequency';

export interface UnitOfMeasure {
  readonly dimension: Dimension;
  /** How it is written behind a figure. */
  readonly sign: string;
  /** In words, for several. */
  readonly plural: string;
  /** Other spellings and short forms, in lower case. */
  readonly names: readonly string[];
  /** How many of the basic unit one of it is; exact where the unit is defined so. */
  readonly factor: string;
  /** The basic unit at zero of this one, for temperatures. */
  readonly offset?: string;
  /** Less is more: litres for a distance against distance for a gallon. */
  readonly isInverse?: boolean;
  /** What a person should know where the name has several meanings. */
  readonly note?: string;
}

/** One line of a list: sign, word for several, factor, other names parted by commas. */
export type UnitLine = readonly [sign: string, plural: string, factor: string, names: string, note?: string];

export function unitsOf(dimension: Dimension, lines: readonly UnitLine[]): readonly UnitOfMeasure[] {
  return lines.map(([sign, plural, factor, names, note]) => ({
    dimension,
    sign,
    plural,
    factor,
    names: [sign.toLowerCase(), plural.toLowerCase(), ...names.split(',').map((name) => name.trim())].filter(
      (name) => name !== '',
    ),
    ...(note === undefined ? {} : { note }),
  }));
}
