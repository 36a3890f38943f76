import { currencyOfText } from '../facts/currency-of-text.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { takeOutField } from '../spec/take-out.ts';

/** Who sells, lets, pays or reckons says one of these. */
const ofMoney =
  /\b(?:pric\w*|cost\w*|fees?|rent\w*|hire\w*|pay\w*|paid|sell\w*|sold|sales?|buy\w*|bought|money|cash|charg\w*|rates?|budget\w*|expens\w*|invoic\w*|bills?|salar\w*|wages?|incom\w*|earn\w*|shops?|stores?|orders?|donat\w*|deposit\w*|quot\w*|fund\w*|worth|valu\w*|tariff\w*|fares?|tickets?|menu|catalog\w*|market\w*|insur\w*|purchas\w*|spen[dt]\w*|owe\w*|debts?|loans?|fines?|tax\w*|tips?|dues|stock|assets?|inventor\w*|fuel|petrol|diesel|contracts?|deals?|leads?|crm)\b/iu;
const ofStars =
  /\b(?:rat(?:e|es|ed|ing|ings)|stars?|reviews?|scores?|favou?rites?|best|rank\w*|recommend\w*|out of \d+)\b/iu;
/** What is shown to others to choose from has its price beside it, whether somebody says so or not. */
const shownToOthers =
  /^(?:shop|listing|booking|travel|events|food|media|portfolio|site|social|community|realty|property)$/;

/** The plan without prices and stars of what is nobody's to buy or to judge: a parking space, a class, a medicine. */
export function withoutUnasked(spec: AppSpec, text: string): AppSpec {
  const hasMoney = ofMoney.test(text) || currencyOfText(text) !== undefined;
  const hasStars = ofStars.test(text);
  if (shownToOthers.test(spec.kind) || (hasMoney && hasStars)) return spec;
  const next = structuredClone(spec);
  const goes = ({ kind, formula, required }: FieldSpec) =>
    formula === undefined &&
    required !== true &&
    ((kind === 'money' && !hasMoney) || (kind === 'rating' && !hasStars));
  for (const { name, title, fields } of next.entities)
    for (const field of fields.filter((one) => goes(one) && one.name !== title))
      takeOutField(next, name, field.name);
  return next;
}
