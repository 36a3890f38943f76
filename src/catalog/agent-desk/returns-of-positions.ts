import {
  absurdReturn,
  type ReturnTable,
  readReturns,
  type SeriesSheet,
  type SheetHolds,
} from '../../methods/series/read-series.ts';
import { WorkFault } from './work.ts';

/** Most columns that are named to who has named one that is not there. */
const mostNamed = 12;

interface PositionsGiven {
  readonly sheet: SeriesSheet | undefined;
  readonly holds: SheetHolds | undefined;
  readonly names: readonly string[];
  /** The field in which the positions are named. */
  readonly field: string;
}

/** The past returns of named positions out of a sheet; what is wrong with it is said at its field. */
export function returnsOfPositions({ sheet, holds = 'prices', names, field }: PositionsGiven): ReturnTable {
  const given = sheet ?? { columns: [], rows: [] };
  const unknown = names.find((name) => !given.columns.includes(name));
  if (unknown !== undefined)
    throw new WorkFault(
      `The sheet has no column “${unknown}”. Its columns are ${given.columns
        .slice(0, mostNamed)
        .map((name) => `“${name}”`)
        .join(', ')}: name the position like one of them.`,
      field,
    );
  const table = readReturns(given, holds, names);
  const absurd = absurdReturn(table, holds);
  if (absurd !== undefined) throw new WorkFault(absurd, 'sheet');
  return table;
}
