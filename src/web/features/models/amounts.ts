/** Money is kept in millionths of the currency, in which the prices are entered too. */
const micro = 1_000_000;

const grouped = /^(?:\d+|\d{1,3}(?:[ ,’'\u202f]\d{3})+)$/;
const decimal = /^(?:\d+|\d{1,3}(?:[ ,’'\u202f]\d{3})+)?(?:\.\d{1,6})?$/;

function plainDigits(text: string): string {
  return text.replace(/[ ,’'\u202f]/g, '');
}

/** A whole number, or undefined where it is none that can be kept. */
export function readCount(text: string): number | undefined {
  const trimmed = text.trim();
  if (!grouped.test(trimmed)) return undefined;
  const count = Number(plainDigits(trimmed));
  return count <= 1_000_000_000_000_000 ? count : undefined;
}

/** An amount in millionths, or undefined where it is none that can be kept. */
export function readMoney(text: string, most = 1_000_000_000): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || !decimal.test(trimmed)) return undefined;
  const amount = Number(plainDigits(trimmed));
  return amount <= most ? Math.round(amount * micro) : undefined;
}

/** As it is typed into a field. */
export function moneyInField(millionths: number): string {
  return String(millionths / micro);
}

/** Two digits as for any money, more where two would say nothing. */
export function writeMoney(millionths: number): string {
  const amount = millionths / micro;
  const digits = amount === 0 || amount >= 1 ? 2 : 4;
  return amount > 0 && amount < 0.0001
    ? 'under 0.0001'
    : amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: digits });
}

export function writeCount(count: number): string {
  return count.toLocaleString('en');
}
