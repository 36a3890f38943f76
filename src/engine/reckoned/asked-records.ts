import { isBaseVerb, plural, singular } from '../read/words.ts';

/** What is kept with its price: requests that others send, or what somebody notes down. */
export interface AskedRecords {
  readonly one: string;
  readonly many: string;
  readonly isRequest: boolean;
  /** What else is entered with it. */
  readonly fields: readonly (readonly [name: string, line: string])[];
}

const sent: readonly (readonly [RegExp, string])[] = [
  [
    /\bbooking (?:requests?|forms?|page)\b|\bbook (?:it|online|a |their|the )|\b(?:take|send|make|see|manage) (?:a |the |my |our )?bookings?\b/i,
    'booking',
  ],
  [
    /\border (?:form|page)s?\b|\b(?:customers|people|guests|they) (?:can |should |to )*(?:place |send )?(?:an )?orders?\b/i,
    'order',
  ],
  [
    /\brequests?\b|\bask for (?:a |the |their )?(?:dates?|day|quote)|\b(?:enquir|inquir)(?:y|ies)\b|\bsend (?:it|them|me)\b|\bbooked at least\b/i,
    'request',
  ],
];
const noted =
  /\b(?:log|write down|note(?: down)?|jot down|record|keep (?:a )?(?:list|track|record) of|list of|keep|track)\s+(?:(?:the|all|each|every|my|our|a)\s+)*([\p{L}]+)/iu;
const noRecord =
  /^(?:it|them|this|that|what|how|prices?|costs?|totals?|quotes?|people|things?|track|list|who|which)$/i;

/** Undefined where somebody only wants to reckon. */
export function askedRecords(text: string, hasDay: boolean): AskedRecords | undefined {
  const note = noted.exec(text);
  const word = note?.[1]?.toLowerCase() ?? '';
  const isNoted = word !== '' && !noRecord.test(word) && (!isBaseVerb(word) || word.endsWith('s'));
  const request = sent.find(([form]) => form.test(text))?.[1];
  if (isNoted) {
    const one = singular(word);
    return { one, many: plural(one), isRequest: false, fields: fieldsOf(text, false, hasDay) };
  }
  if (request === undefined) return undefined;
  return { one: request, many: plural(request), isRequest: true, fields: fieldsOf(text, true, hasDay) };
}

const titles = ['customer', 'client', 'family', 'name', 'student', 'pupil', 'guest'];

function fieldsOf(text: string, isRequest: boolean, hasDay: boolean): (readonly [string, string])[] {
  const says = (word: string) =>
    new RegExp(String.raw`\b${word}s?\b`, 'i').test(text.replaceAll(/families/gi, 'family'));
  const title = isRequest ? 'name' : (titles.find(says) ?? 'name');
  const fields: (readonly [string, string])[] = [[title, 'text!']];
  if (says('e-?mail')) fields.push(['email', 'email!']);
  if (says('phone') || says('telephone') || (isRequest && !says('e-?mail'))) fields.push(['phone', 'phone!']);
  if (says('address')) fields.push(['address', 'text!']);
  if (!hasDay && (!isRequest || says('date') || says('day')))
    fields.push(['date', isRequest ? 'date! = +7' : 'date! = today']);
  if (says('note') && isRequest) fields.push(['note', 'text']);
  return fields;
}
