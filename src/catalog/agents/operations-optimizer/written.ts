import { writeAmount } from '../../agent-desk/write-amount.ts';

/** A figure for sentences. */
export function figure(value: number): string {
  return writeAmount(value, 'number');
}

const many = 100;

/** An amount of goods: nobody orders a part of a unit where there are hundreds. */
export function units(value: number): string {
  return writeAmount(value, Math.abs(value) >= many ? 'whole' : 'number');
}

export function percent(share: number): string {
  return writeAmount(share * 100, 'percent');
}

/** “a, b and c”. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function bold(value: string) {
  return { value, bold: true } as const;
}
