import { type DecimalNumber, decimalOf } from './decimals.ts';

const sizes: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
};

const withSize = /^(.*?\d) ?(k|thousand|mio|million|m|bn|billion|trillion)$/;
const mixed = /^(-?)(\d{1,6}) (\d{1,6})\/(\d{1,6})$/;
const fraction = /^(-?\d{1,9})\/(\d{1,9})$/;
const longestNumber = 150;

/**
 * A number as people write it: 1,234.5 and 1.234,5 and 1 234,5 and 1'234.5, 3/4, 1 1/2, 250k. A single comma before three digits parts
 * thousands, before any other count of digits it is a decimal comma; a single point is always a decimal point.
 */
export function readNumber(written: string): DecimalNumber | undefined {
  const text = written.trim();
  if (text.length > longestNumber) return undefined;
  const sized = withSize.exec(text);
  if (sized !== null) return readNumber(sized[1] ?? '')?.times(sizes[sized[2] ?? ''] ?? 1);
  const whole = mixed.exec(text);
  if (whole !== null) {
    const part = readFraction(whole[3] ?? '', whole[4] ?? '');
    const sum = part?.plus(whole[2] ?? '0');
    return whole[1] === '-' ? sum?.neg() : sum;
  }
  const parts = fraction.exec(text);
  if (parts !== null) return readFraction(parts[1] ?? '', parts[2] ?? '');
  const plain = plainNumber(text.replace(/(?<=\d)[ '’_](?=\d{3})/g, ''));
  return plain === undefined ? undefined : decimalOf(plain);
}

function readFraction(above: string, below: string): DecimalNumber | undefined {
  return Number(below) === 0 ? undefined : decimalOf(above).div(below);
}

const digitsOnly = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/;
const thousandsByComma = /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const thousandsByPoint = /^[-+]?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;
const decimalComma = /^[-+]?\d*,\d+$/;

function plainNumber(text: string): string | undefined {
  const unsigned = text.replace(/^\+/, '');
  if (digitsOnly.test(unsigned))
    return unsigned.startsWith('.') ? `0${unsigned}` : unsigned.replace(/\.$/, '');
  if (thousandsByComma.test(unsigned)) return unsigned.replaceAll(',', '');
  if (thousandsByPoint.test(unsigned)) return unsigned.replaceAll('.', '').replace(',', '.');
  if (decimalComma.test(unsigned)) return unsigned.replace(/^(-?),/, '$10,').replace(',', '.');
  return undefined;
}
