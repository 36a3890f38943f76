/** Whether the check digit of a card number fits (Luhn's formula). */
export function passesLuhn(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function checkCardNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return 'Enter the 12 to 19 digits of the card.';
  return passesLuhn(digits) ? undefined : 'This card number is not valid.';
}

/** A card is good until the end of the month on it. */
export function checkExpiry(text: string, now: Date): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(text.trim());
  if (match === null) return 'Enter month and year as MM/YY.';
  const firstDayAfter = new Date(2000 + Number(match[2]), Number(match[1]), 1);
  return firstDayAfter > now ? undefined : 'This card has expired.';
}

export function checkSecurityCode(text: string): string | undefined {
  return /^\d{3,4}$/.test(text.trim()) ? undefined : 'Enter the 3 or 4 digits.';
}

/** Whether an account number has the form and the check digits of an IBAN. */
export function checkIban(text: string): string | undefined {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain))
    return 'Enter an IBAN such as DE89 3704 0044 0532 0130 00.';
  const turned = plain.slice(4) + plain.slice(0, 4);
  const rest = [...turned].reduce((value, letter) => {
    const part = Number.parseInt(letter, 36);
    return (value * (part > 9 ? 100 : 10) + part) % 97;
  }, 0);
  return rest === 1 ? undefined : 'This account number is not valid.';
}

export type PaymentKind = 'card' | 'bank' | 'wallet' | 'cash';

/** What has to be asked for a way to pay, by its name. */
export function kindOfMethod(method: string): PaymentKind {
  if (/card|visa|debit|credit/i.test(method)) return 'card';
  if (/bank|transfer|iban/i.test(method)) return 'bank';
  return /cash|delivery|invoice/i.test(method) ? 'cash' : 'wallet';
}
