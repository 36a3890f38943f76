/** What data services write where there is no figure. */
const blanks = new Set(['', '-', '–', '—', 'n/a', 'na', '#n/a', '#n/v', 'nan', 'null', 'none', '.', '..']);
const hundred = 100;

type DecimalSign = ',' | '.';

/**
 * Figures of one column, undefined where a cell holds none. Whether the comma or the point is the decimal sign is decided for
 * the whole column: a sign that stands twice in a cell, or before the other one, separates thousands.
 */
export function readFigures(cells: readonly string[]): (number | undefined)[] {
  const decimal = decimalSign(cells);
  return cells.map((cell) => readFigure(cell, decimal));
}

function decimalSign(cells: readonly string[]): DecimalSign {
  let commaVotes = 0;
  let pointVotes = 0;
  for (const cell of cells) {
    const comma = cell.lastIndexOf(',');
    const point = cell.lastIndexOf('.');
    if (comma === -1 && point === -1) continue;
    if (comma !== -1 && point !== -1) {
      if (comma > point) commaVotes += 1;
      else pointVotes += 1;
    } else if (comma !== -1) {
      if (isThousands(cell, ',')) pointVotes += 0.001;
      else commaVotes += 1;
    } else if (isThousands(cell, '.') && cell.indexOf('.') !== point) commaVotes += 1;
    else pointVotes += 0.5;
  }
  return commaVotes > pointVotes ? ',' : '.';
}

function isThousands(cell: string, sign: DecimalSign): boolean {
  const groups = cell.replace(/[^\d,.]/g, '').split(sign);
  return groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && groups[0] !== '0';
}

function readFigure(cell: string, decimal: DecimalSign): number | undefined {
  const trimmed = cell.trim();
  if (blanks.has(trimmed.toLowerCase())) return undefined;
  const isPercent = trimmed.endsWith('%');
  const isNegative = /^\(.*\)$/.test(trimmed) || /^[-−]/.test(trimmed) || /^[^\d,.]+[-−]\d/.test(trimmed);
  const bare = trimmed.replace(/[\s'’()%−+-]|^[^\d,.]+|[^\d,.eE]+$/g, '');
  const thousands = decimal === ',' ? '.' : ',';
  const plain = bare.replaceAll(thousands, '').replace(decimal, '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain) * (isNegative ? -1 : 1);
  return isPercent ? value / hundred : value;
}
