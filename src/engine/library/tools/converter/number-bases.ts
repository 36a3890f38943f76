export const bases = [
  { name: 'Decimal', base: 10, digits: /^[0-9]+$/ },
  { name: 'Binary', base: 2, digits: /^[01]+$/ },
  { name: 'Octal', base: 8, digits: /^[0-7]+$/ },
  { name: 'Hexadecimal', base: 16, digits: /^[0-9a-f]+$/i },
] as const;

export type BaseName = (typeof bases)[number]['name'] | 'Roman';

const romanParts: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** A number from 1 to 3999 as Roman numerals. */
export function toRoman(value: bigint): string | undefined {
  if (value < 1n || value > 3999n) return undefined;
  let left = Number(value);
  let text = '';
  for (const [letters, worth] of romanParts)
    while (left >= worth) {
      text += letters;
      left -= worth;
    }
  return text;
}

export function fromRoman(text: string): bigint | undefined {
  let left = text.toUpperCase();
  let value = 0n;
  for (const [letters, worth] of romanParts)
    while (left.startsWith(letters)) {
      value += BigInt(worth);
      left = left.slice(letters.length);
    }
  // IIII and IC are read by nobody: only what is written back the same way counts.
  return left === '' && toRoman(value) === text.toUpperCase() ? value : undefined;
}

/** A whole number written in a base, with or without the prefix of programming languages. */
export function readWhole(text: string, name: BaseName): bigint | undefined {
  const plain = text.trim().replaceAll(/[\s_]/g, '');
  if (name === 'Roman') return fromRoman(plain);
  const negative = /^[-−]/.test(plain);
  const digits = plain.replace(/^[-−+]/, '').replace(/^0[box](?=.)/i, '');
  const base = bases.find((one) => one.name === name);
  if (base === undefined || !base.digits.test(digits)) return undefined;
  let value = 0n;
  for (const digit of digits) value = value * BigInt(base.base) + BigInt(Number.parseInt(digit, base.base));
  return negative ? -value : value;
}

export function writeWhole(value: bigint, name: BaseName): string {
  if (name === 'Roman') return toRoman(value) ?? 'only from 1 to 3999';
  const base = bases.find((one) => one.name === name)?.base ?? 10;
  return value.toString(base).toUpperCase();
}
