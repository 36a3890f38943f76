const signs = /[€$£¥₹%‰°]/g;
const spaces = /[\s\u00a0\u202f\u2009'’_]/g;

/**
 * A number as people write it: with a comma or a point, with thousands set apart, with a sign of currency, a percent sign or a unit
 * beside it. Undefined when it has no one reading.
 */
export function readNumber(written: string, unit = ''): number | undefined {
  const bare = withoutUnit(written.trim().replaceAll(/[−–—]/g, '-'), unit)
    .replaceAll(signs, '')
    .replaceAll(spaces, '')
    .replace(/^\+/, '');
  const plain = withPoint(bare);
  if (plain === undefined || !/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function withoutUnit(text: string, unit: string): string {
  const wanted = unit.trim().toLowerCase();
  if (wanted === '') return text;
  const lower = text.toLowerCase();
  if (lower.endsWith(wanted)) return text.slice(0, -wanted.length);
  if (lower.startsWith(wanted)) return text.slice(wanted.length);
  // “1 day” where the unit is “days”.
  if (wanted.endsWith('s') && lower.endsWith(wanted.slice(0, -1))) return text.slice(0, 1 - wanted.length);
  return text;
}

/** The last sign of two kinds is that of the decimals; one kind that stands several times sets thousands apart. */
function withPoint(text: string): string | undefined {
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  if (commas > 0 && points > 0) {
    const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
    if ((decimal === ',' ? commas : points) > 1) return undefined;
    const [whole = '', part = ''] = [
      text.slice(0, text.lastIndexOf(decimal)),
      text.slice(text.lastIndexOf(decimal) + 1),
    ];
    return isGrouped(whole) ? `${whole.replaceAll(/[.,]/g, '')}.${part}` : undefined;
  }
  const count = commas + points;
  if (count === 0) return text;
  if (count > 1) return isGrouped(text) ? text.replaceAll(/[.,]/g, '') : undefined;
  // “1,250” is read as English writes it; “1.250” as a number with three decimals.
  if (commas === 1) return isGrouped(text) ? text.replace(',', '') : text.replace(',', '.');
  return text;
}

function isGrouped(text: string): boolean {
  return /^-?(?!0)\d{1,3}([.,]\d{3})+$/.test(text);
}
