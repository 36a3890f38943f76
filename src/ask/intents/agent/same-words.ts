import { stemsOf } from '../word-stems.ts';

/** What people say, and the word that cards and forms use for it. Both sides are stems of words. */
const said: readonly (readonly [said: string, meant: string])[] = [
  ['borrow', 'loan'],
  ['lend', 'loan'],
  ['lent', 'loan'],
  ['debt', 'loan'],
  ['principal', 'loan'],
  ['mortgag', 'loan'],
  ['mortgage', 'loan'],
  ['instalment', 'payment'],
  ['installment', 'payment'],
  ['repayment', 'payment'],
  ['repay', 'payment'],
  ['ad', 'advert'],
  ['advertise', 'advert'],
  ['advertis', 'advert'],
  ['advertiz', 'advert'],
  ['spend', 'spending'],
  ['cost', 'cost'],
  ['flat', 'apartment'],
  ['house', 'property'],
  ['home', 'property'],
  ['landlord', 'rental'],
  ['rent', 'rental'],
  ['worth', 'value'],
  ['valu', 'value'],
  ['valuation', 'value'],
  ['staff', 'people'],
  ['employee', 'people'],
  ['firm', 'company'],
  ['busines', 'company'],
  ['startup', 'company'],
  ['prioritiz', 'rank'],
  ['prioriti', 'rank'],
  ['schedul', 'schedule'],
  ['retirement', 'retire'],
  ['retir', 'retire'],
  ['pension', 'retire'],
  ['am', 'age'],
  ['aged', 'age'],
  ['old', 'age'],
  ['nda', 'contract'],
  ['agreement', 'contract'],
  ['lease', 'contract'],
];

const meantBy: ReadonlyMap<string, string> = new Map(said);

/** As `stemsOf`, with the words that mean the same taken for one. */
export function meaningsOf(text: string): string[] {
  return stemsOf(text).map((stem) => meantBy.get(stem) ?? stem);
}
