import type { Clause } from './declared.ts';
import { type Draft, type Step, withRule } from './draft.ts';
import { fieldNamed, type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { meantIn, reasonOf } from './rules-of-fields.ts';
import { groupOf } from './rules-of-pairs.ts';

const noTwo =
  /^(?:there (?:must|may|can|shall) (?:not |never )be\s+)?(?:no\s+)?two\s+([a-z][a-z -]*?)\s+(?:(?:may|can|must|shall)\s*)?(?:not\s+|never\s+)?(?:have|share|carry|get|use|with|bear|be given|be in|be on)\s+the same\s+(.+)$/i;
const onceOnly =
  /^(?:the\s+|an?\s+|each\s+|every\s+|the same\s+)?([a-z][a-z -]*?)\s+(?:must|may|can|shall)\s*(?:only\s+)?(?:(?:occur|exist|appear|be used|be given|be assigned|be entered|be taken|be issued)\s+(?:only\s+|just\s+|exactly\s+)?once|(?:not|never)\s+(?:occur|exist|appear|be used|be given|be assigned|be entered|be taken|be issued)\s+(?:twice|more than once|again))(?:\s+(?:per|in|within|for|on)\s+(?:an?\s+|the same\s+|one\s+|each\s+|the\s+)?(.+))?$/i;
const uniquePer =
  /^(?:the\s+)?([a-z][a-z -]*?)\s+(?:in an? [a-z]+\s+)?(?:is|are|must be|has to be|shall be)\s+unique\s+(?:per|within|in|for|on)\s+(?:an?\s+|the same\s+|one\s+|each\s+|every\s+|the\s+)?(.+)$/i;

/** “No two boats may have the same registration”, “a seat number is unique per table”. */
export function takeSameness(draft: Draft, clause: Clause): Step | undefined {
  const [, many = '', same = ''] = noTwo.exec(clause.text) ?? [];
  const named = many === '' ? undefined : thingMeant(many, draft.things);
  const isForbidden = /\b(?:no|not|never|cannot|can't)\b/i.test(clause.text);
  if (named !== undefined && isForbidden) return together(draft, named, namesIn(same), clause);
  const [, words = '', per] = uniquePer.exec(clause.text) ?? onceOnly.exec(clause.text) ?? [];
  const meant = words === '' ? undefined : meantIn(words, draft, clause);
  if (meant === undefined || fieldNamed(words, meant.thing) === undefined) return undefined;
  if (thingsSpokenOf(words, draft.things).length > 0 && meant.field.to === undefined) return undefined;
  return together(draft, meant.thing, [words, ...(per === undefined ? [] : namesIn(per))], clause);
}

const namesIn = (words: string) =>
  words
    .split(/\s*,\s*|\s+(?:and|on the same|in the same|at the same|for the same|within the same|per)\s+/i)
    .map((one) => plainWords(one.replace(/^(?:the same|one|an?)\s+/i, '')))
    .filter((one) => one !== '' && one !== 'time');

function together(
  draft: Draft,
  thing: PlannedThing,
  names: readonly string[],
  { text }: Clause,
): Step | undefined {
  const groups = names.map((name) => groupOf(name, thing, draft));
  if (groups.length === 0 || groups.some((one) => one === undefined)) return undefined;
  const known = [...new Set(groups.filter((one) => one !== undefined))];
  const same = known.map((one) => `${one} = ${one.replace(/([a-zA-Z0-9]+)(\)?)$/, 'this.$1$2')}`);
  const [first = ''] = known;
  const guard = /^[a-zA-Z0-9]+$/.test(first) ? `${first} is not empty and ` : '';
  return withRule(draft, {
    on: thing.key,
    never: `${guard}any(other ${thing.key} where ${same.join(' and ')})`,
    says: reasonOf(text),
  });
}
