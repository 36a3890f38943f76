import { allCountries, type Country, countryNamed } from './countries.ts';

/** How an amount of a money is signed, where that is the same in every country that has it. */
const ofMoney: Readonly<Record<string, string>> = {
  euro: '€',
  pound: '£',
  'CFA franc': 'FCFA',
  krone: 'kr',
  krona: 'kr',
  króna: 'kr',
  koruna: 'Kč',
  złoty: 'zł',
  forint: 'Ft',
  leu: 'lei',
  lira: '₺',
  rouble: '₽',
  hryvnia: '₴',
  shekel: '₪',
  rupee: 'Rs',
  taka: '৳',
  naira: '₦',
  cedi: 'GH₵',
  birr: 'birr',
  rand: 'R',
  real: 'R$',
  yen: '¥',
  yuan: '¥',
  won: '₩',
  baht: '฿',
  dong: '₫',
  ringgit: 'RM',
  rupiah: 'Rp',
  peso: '$',
  dollar: '$',
  riyal: 'SAR',
  lek: 'lek',
  lev: 'lv',
  lari: '₾',
  dram: '֏',
  manat: '₼',
  tenge: '₸',
  sol: 'S/',
  boliviano: 'Bs',
  guaraní: '₲',
  colón: '₡',
  quetzal: 'Q',
  lempira: 'L',
  córdoba: 'C$',
  pula: 'P',
  kwanza: 'Kz',
  metical: 'MT',
  ariary: 'Ar',
  kip: '₭',
  riel: '៛',
  kyat: 'K',
  kwacha: 'K',
  tögrög: '₮',
};

/** Countries whose money shares its name with another. */
const ofCountry: Readonly<Record<string, string>> = {
  Switzerland: 'CHF',
  Rwanda: 'RF',
  India: '₹',
  Philippines: '₱',
  Kenya: 'KSh',
  Uganda: 'USh',
  Tanzania: 'TSh',
  Morocco: 'MAD',
  'United Arab Emirates': 'AED',
  Qatar: 'QAR',
  Egypt: 'E£',
  Lebanon: 'L£',
  Belarus: 'Br',
  Canada: 'C$',
  Australia: 'A$',
  'New Zealand': 'NZ$',
  Singapore: 'S$',
  Taiwan: 'NT$',
  Jamaica: 'J$',
  Trinidad: 'TT$',
  Serbia: 'RSD',
  Jordan: 'JD',
  Iraq: 'IQD',
  Algeria: 'DA',
  Tunisia: 'DT',
};

/** How people write amounts in a country; undefined where it is not known. */
export function moneySignIn(country: string): string | undefined {
  const known = countryNamed(country);
  return known === undefined ? undefined : signOf(known);
}

function signOf({ name, money }: Country): string | undefined {
  return ofCountry[name] ?? ofMoney[money];
}

/** About how much one euro buys of what is signed so: undefined where countries that share a sign differ, as those with a peso do. */
export function perEuroOf(sign: string): number | undefined {
  const rates = allCountries()
    .filter((country) => signOf(country) === sign)
    .map(({ perEuro }) => perEuro);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return rates.length > 0 && most < least * 2 ? least : undefined;
}
