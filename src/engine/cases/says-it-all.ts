import type { Brief } from '../read/brief.ts';

/** Written like a specification: who can do what, one after the other. */
const specifies =
  /\b(?:users?|admins?|administrators?|visitors?|customers?|members?|staff) (?:can|should|must|may|will|are able)\b|\bshould be able to\b|\bfunctionalit/i;

const fewFields = 3;
const fewWishes = 2;

/**
 * Whether a description says what it wants so plainly that nothing has to be known beside it: “a list of books with title
 * and rating”, or several things with their properties and what is done with each. Rules need more than that.
 */
export function saysItAll({ text, kind = '', things = new Map(), requests, rules = [] }: Brief): boolean {
  if (rules.length > 0) return false;
  const fields = [...things.values()].flatMap((thing) => thing.fields);
  if (/^(?:list|table|database|catalogue?)s?$/.test(kind)) return fields.length > 0;
  if (specifies.test(text)) return fields.length + requests.length >= fewFields;
  return fields.length >= fewFields && requests.length >= fewWishes && things.size >= fewWishes;
}
