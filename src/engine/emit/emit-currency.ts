import type { AppSpec } from '../spec/app-spec.ts';
import { printValue } from './print-value.ts';

/** `src/words/currency.ts`, where the plan names a currency: money without a field of its own is in it, too. */
export function emitCurrency({ currency }: AppSpec): [path: string, text: string][] {
  if (currency === undefined) return [];
  const text = `/** The sign of money where a field names none. */\nexport const currency: string = ${printValue(currency, 0, 80)};\n`;
  return [['src/words/currency.ts', text]];
}
