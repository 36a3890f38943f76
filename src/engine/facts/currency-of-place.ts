import { countryOfTown } from '../knowledge/cities.ts';
import { countryNamed, isCountry } from '../knowledge/countries.ts';
import { moneySignIn } from '../knowledge/money-signs.ts';
import { currencyOfText } from './currency-of-text.ts';

/** The country that a place is in: “Dakar, Point E”, “Leeds”, “Malta”. */
export function countryOfPlace(place: string | undefined): string | undefined {
  const [found] = (place ?? '').split(/,\s*/u).flatMap((part) => {
    const country = isCountry(part) ? countryNamed(part)?.name : countryOfTown(part);
    return country === undefined ? [] : [country];
  });
  return found;
}

/** Names of money that several countries have: those of the place are meant. */
const shared: readonly { readonly said: RegExp; readonly sign: string; readonly money: RegExp }[] = [
  { said: /\bfrancs?\b/iu, sign: 'CHF', money: /franc$/ },
  { said: /\bshillings?\b/iu, sign: 'KSh', money: /shilling$/ },
  { said: /\brupees?\b/iu, sign: '₹', money: /rupee$/ },
  { said: /\bdirhams?\b/iu, sign: 'AED', money: /dirham$/ },
  { said: /\bri[yi]als?\b/iu, sign: 'SAR', money: /ri[yi]al$/ },
];

/** The currency that a text names, or else that of the place it tells of. */
export function currencyOfWorld(text: string, place: string | undefined): string | undefined {
  const said = currencyOfText(text);
  const country = countryOfPlace(place);
  if (country === undefined) return said;
  const money = countryNamed(country)?.money ?? '';
  const isShared = shared.some((one) => one.sign === said && one.said.test(text) && one.money.test(money));
  return said === undefined || isShared ? (moneySignIn(country) ?? said) : said;
}
