import { numberOf, numberShape } from '../limits/said-number.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, withRule } from './draft.ts';
import { type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';
import { runningOf } from './view-records.ts';

const holding = new RegExp(
  String.raw`^(?:an?\s+|each\s+|every\s+|one\s+|the\s+|no\s+)?([a-z][a-z -]*?)\s+(?:may|can|must|shall|should|is allowed to|are allowed to)?\s*(not|never|cannot|can['’]t)?\s*(?:only\s+)?(?:have|has|hold|holds|borrow|borrows|rent|rents|take|takes|keep|keeps|use|uses|lend|hire|hires|receive|receives|get|gets|be given|possess|be responsible for|be assigned)\s+(?:out\s+)?(at most|max(?:imum)?\.?|no more than|not more than|more than|up to|only)\s+(${numberShape})\s+(.+?)(?:\s+(?:on loan|out|borrowed))?(?:,?\s+(?:at (?:a|one|the same|same|any) time|at once|simultaneously|concurrently|in parallel))?$`,
  'iu',
);
const anybody = /^(?:nobody|no one|anyone|person|people|user|everybody|everyone)$/;
const somebody =
  /\b(?:tenant|member|person|customer|holder|user|owner|borrower|client|employee|reader|guest|participant|student|pupil|volunteer|player|patient|name)\b/i;

/** “A reader can have maximum 3 files at the same time”: as many loans that go on, which point to both. */
export function takeHolding(draft: Draft, clause: Clause): Step | undefined {
  const said = holding.exec(clause.text);
  const [, who = '', not, how = '', figure = '', what = ''] = said ?? [];
  const most = numberOf(figure);
  if (said === null || most === undefined) return undefined;
  const isNobody = anybody.test(plainWords(who)) || /^no\s/i.test(clause.text);
  // “More than” is a limit only where it is forbidden.
  if (/^more than$/i.test(how) && not === undefined && !isNobody) return undefined;
  const item = thingMeant(what, draft.things);
  if (item === undefined || plainWords(what) !== plainWords(item.many)) return undefined;
  for (const join of draft.things) {
    const link = join.fields.find(({ to }) => to === item.key);
    const owner = link === undefined || join === item ? undefined : ownerOf(who, join, draft);
    const running = owner === undefined ? undefined : runningOf(join);
    if (owner === undefined || running === undefined) continue;
    const never = `${owner.name} is not empty and ${running} and count(${join.key} where ${owner.name} = this.${owner.name} and ${running}) > ${most}`;
    return withRule(draft, { on: join.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}

function ownerOf(who: string, join: PlannedThing, { things }: Draft): PlannedField | undefined {
  const plain = plainWords(who);
  if (anybody.test(plain)) return join.fields.find(({ words }) => somebody.test(words));
  const target = thingMeant(plain, things);
  return (
    join.fields.find(({ to }) => to !== undefined && to === target?.key) ??
    join.fields.find(({ words }) => plainWords(words) === plain)
  );
}

const already =
  /^(?:an?\s+|the\s+|any\s+)?([a-z][a-z -]*?)\s*,?\s+(?:that|which|who)\s+(?:is|are|has been|was)\s+(?:already\s+|currently\s+|still\s+)?(?:lent|loaned|lent out|loaned out|on loan|out|borrowed|rented|hired|taken|booked|issued|in use|checked out|occupied|assigned|away|on the water|in the air)\b.*?\b(?:(?:can|may|must|shall)\s?not|cannot|can['’]t|is not|are not|isn['’]t)\s+(?:be\s+)?([a-z]+)/i;
const again =
  /^(?:an?\s+|the\s+|any\s+)?([a-z][a-z -]*?)\s+(?:already\s+)?(?:in use|on loan|in the air|on the water|lent out|out)\s+(?:(?:can|may|must|shall)\s?not|cannot|can['’]t)\s+be\s+([a-z]+)/i;

/** “A file which is already loaned cannot be loaned”: not while another one goes on. */
export function takeAlready(draft: Draft, clause: Clause): Step | undefined {
  const [, what = ''] = already.exec(clause.text) ?? again.exec(clause.text) ?? [];
  const item = what === '' ? undefined : thingMeant(what, draft.things);
  if (item === undefined) return undefined;
  for (const event of draft.things) {
    const link = event.fields.find(({ to }) => to === item.key);
    const running = link === undefined || event === item ? undefined : runningOf(event);
    if (link === undefined || running === undefined) continue;
    const never = `${link.name} is not empty and ${running} and any(other ${event.key} where ${link.name} = this.${link.name} and ${running})`;
    return withRule(draft, { on: event.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}
