import { currency } from './currency.ts';

/** Codes that are written before the amount, with a space. */
const codesBefore = new Set(['CHF', 'KSh', 'USh', 'TSh', 'Rs', 'RM', 'Rp']);

/** Whether a sign of money touches the amount from the left: `€8`, `A$8`, `R8`. */
export function standsBefore(sign: string): boolean {
  return sign.length === 1 || /\p{Sc}$/u.test(sign);
}

/** An amount with its sign at its usual place: `€8.00`, `CHF 8`, `8 kr`. */
export function withCurrency(amount: string, sign: string = currency): string {
  if (standsBefore(sign)) return `${sign}${amount}`;
  return codesBefore.has(sign) ? `${sign} ${amount}` : `${amount} ${sign}`;
}
