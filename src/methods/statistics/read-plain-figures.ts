const zero = 48;
const nine = 57;
const point = 46;
const minus = 45;
const thousandDigits = 3;
/** Columns with fewer values may be groups, and are read with all their words. */
const many = 1_000;

export interface PlainFigures {
  readonly values: Float64Array;
  readonly missing: number;
  readonly distinct: number;
}

/**
 * The usual case in a hurry: a long column of figures with a decimal point and nothing else. Undefined where a single cell is
 * anything else, where points may part thousands, or where there are few different values; such columns are read with care.
 */
export function readPlainFigures(cells: readonly string[]): PlainFigures | undefined {
  if (cells.length <= many) return undefined;
  const values = new Float64Array(cells.length);
  let missing = 0;
  let hasPoints = false;
  let isDecimal = false;
  for (let row = 0; row < cells.length; row += 1) {
    const cell = cells[row] ?? '';
    if (cell === '') {
      values[row] = Number.NaN;
      missing += 1;
      continue;
    }
    const after = digitsAfterPoint(cell);
    if (after === undefined) return undefined;
    if (after >= 0) hasPoints = true;
    if (after >= 0 && (after !== thousandDigits || cell.startsWith('0'))) isDecimal = true;
    values[row] = Number(cell);
  }
  if (hasPoints && !isDecimal) return undefined;
  const distinct = distinctOf(values, missing);
  return distinct <= many ? undefined : { values, missing, distinct };
}

/** How many digits follow the point, −1 where there is none; undefined where the text is no such figure. */
function digitsAfterPoint(text: string): number | undefined {
  let at = text.charCodeAt(0) === minus ? 1 : 0;
  const first = at;
  let place = -1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point && place === -1 && at > first) place = at;
    else if (code < zero || code > nine) return undefined;
  }
  if (at === first || place === text.length - 1) return undefined;
  return place === -1 ? -1 : text.length - 1 - place;
}

function distinctOf(values: Float64Array, missing: number): number {
  const sorted = values.toSorted();
  let distinct = 0;
  // What is missing is sorted to the end.
  for (let at = 0; at < sorted.length - missing; at += 1)
    if (at === 0 || sorted[at] !== sorted[at - 1]) distinct += 1;
  return distinct;
}
