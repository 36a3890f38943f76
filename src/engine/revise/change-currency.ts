import { textsInCurrency } from '../cases/texts-in-currency.ts';
import { currencyOfText } from '../facts/currency-of-text.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Reviser } from './reviser.ts';

const glue =
  /\b(?:use|show|display|change|switch|set|make|put|the|all|our|my|prices?|amounts?|money|currency|currencies|costs?|fees?|everything|to|in|into|as|is|are|should|be|instead|of|from|with|a|sign|symbol|calculate|count|we|i|pay|charge|and|not)\b/gi;

/** “use euros”, “prices in pounds”, “change the currency to CHF”. */
export const changeCurrency: Reviser = ({ text }, spec) => {
  // The one that stays is named last in “euros instead of dollars”.
  const [wanted = ''] = text.split(/\b(?:instead of|rather than|not)\b/i);
  if (/^(?:add|include|give|put|insert|remove|delete|create)\b/i.test(text)) return undefined;
  const currency =
    currencyOfText(`5 ${wanted.replace(/^.*\bfrom\s.+?\bto\b/i, '')}`) ??
    currencyOfText(wanted.replaceAll(/\b([A-Z]{3})\b/g, '5 $1')) ??
    bySign(wanted);
  const rest = text
    .replaceAll(glue, ' ')
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .trim();
  if (
    currency === undefined ||
    rest.split(/\s+/).length > 3 ||
    !/\b(?:use|prices?|amounts?|money|currency|costs?|fees?|in|show|switch|change|pay|charge)\b/i.test(text)
  )
    return undefined;
  const before = spec.currency ?? '$';
  if (before === currency) throw new NothingToChange(`Amounts are in ${currency} already.`);
  spec.currency = currency;
  textsInCurrency(spec, currency);
  return { changes: [{ text: `All amounts are in ${currency} now.`, before, after: currency }] };
};

/** Pounds are money only where somebody speaks of money. */
function bySign(text: string): string | undefined {
  if (/\bpounds?\b/i.test(text)) return '£';
  return /\b(?:currency|prices?)\b.*?([€£$¥₹₺₽])/iu.exec(text)?.[1];
}
