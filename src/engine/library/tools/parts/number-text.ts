import { withCurrency } from '../../words/with-currency.ts';

/** A number as people type it: `1,200.50`, ` 12 `, `−3`. Undefined when it is not one. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\s_]/g, '')
    .replaceAll('−', '-')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** A number without the noise of binary fractions, with thousands set apart. */
export function showNumber(value: number, decimals = 6): string {
  if (value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 10 ** -decimals))
    return String(Number(value.toPrecision(8)));
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}

export function showMoney(value: number, unit?: string): string {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${value < 0 ? '−' : ''}${withCurrency(text, unit)}`;
}
