import { type RandomBelow, shuffled } from './random-below.ts';

export const letterSets = {
  'Lower-case letters': 'abcdefghijklmnopqrstuvwxyz',
  'Upper-case letters': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  Numbers: '0123456789',
  Symbols: '!@#$%^&*()-_=+[]{};:,.?',
} as const;

export type LetterSet = keyof typeof letterSets;

const alike = /[Il1O0o|]/g;

/** A password with at least one letter of every chosen set. */
export function makePassword(
  length: number,
  sets: readonly LetterSet[],
  withoutAlike: boolean,
  below: RandomBelow,
): string {
  const pools = sets.map((set) => (withoutAlike ? letterSets[set].replaceAll(alike, '') : letterSets[set]));
  const all = pools.join('');
  if (all === '') return '';
  const needed = pools.map((pool) => pool.charAt(below(pool.length)));
  const rest = Array.from({ length: Math.max(0, length - needed.length) }, () =>
    all.charAt(below(all.length)),
  );
  return shuffled([...needed, ...rest], below)
    .slice(0, length)
    .join('');
}

export interface Strength {
  readonly label: 'Very weak' | 'Weak' | 'Fair' | 'Strong' | 'Very strong';
  readonly bits: number;
  readonly hints: readonly string[];
}

const common =
  /^(?:password|passw0rd|letmein|welcome|admin|qwerty|iloveyou|monkey|dragon|football|baseball|sunshine|master|login|abc)\d*!?$/i;

/** How many guesses a password withstands, as bits. Known words, rows and repetitions count little. */
export function strengthOf(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
  const sizes = [26, 26, 10, 32];
  const size = kinds.reduce((sum, kind, index) => sum + (kind.test(password) ? (sizes[index] ?? 0) : 0), 0);
  const distinct = new Set(password).size;
  const useful = Math.min(password.length, distinct * 2);
  let bits = size === 0 ? 0 : useful * Math.log2(size);
  const hints: string[] = [];
  if (password.length < 12) hints.push('Use at least 12 characters.');
  if (size < 62) hints.push('Mix small and capital letters, numbers and symbols.');
  if (/(.)\1\1/.test(password)) hints.push('Avoid the same character several times in a row.');
  if (/0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf/i.test(password)) {
    bits /= 2;
    hints.push('Avoid rows such as 1234 or qwer.');
  }
  if (common.test(password)) {
    bits = Math.min(bits, 10);
    hints.push('This is one of the passwords that are tried first.');
  }
  const rounded = Math.round(bits);
  const label =
    rounded < 28
      ? 'Very weak'
      : rounded < 45
        ? 'Weak'
        : rounded < 60
          ? 'Fair'
          : rounded < 90
            ? 'Strong'
            : 'Very strong';
  return { label, bits: rounded, hints };
}
