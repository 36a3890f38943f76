import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField, withRule } from './draft.ts';
import { figureOf, pathOf } from './path-of-words.ts';
import { type PlannedField, type PlannedThing, thingsSpokenOf } from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';

const number = String.raw`[-−–+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-−–+]?\d+(?:\.\d+)?`;
const unit = String.raw`(?:\s*(?:%|°C|°F|[A-Za-zµ²³/]{1,12}))?`;
const modal = String.raw`(?:\s+(?:must|has to|have to|shall|should|may|can|is|are|needs to)(?:\s+only)?(?:\s+(?:be|lie|range|stay))?)?`;
const both = new RegExp(
  String.raw`^(?:the\s+|of\s+)?([a-z][\w ./-]*?)${modal}(?:\s+of)?(?:\s+(?:between|from|within|in the range))?\s*:?\s+(${number})${unit}\s*(?:–|-|—|to|and)\s*(${number})${unit}$`,
  'i',
);
const atLeast = new RegExp(
  String.raw`^(?:the\s+)?([a-z][\w ./-]*?)${modal}\s+(?:at least|min(?:imum)?\.?|not less than|no less than|≥|>=)\s*(${number})${unit}$`,
  'i',
);
const atMost = new RegExp(
  String.raw`^(?:the\s+)?([a-z][\w ./-]*?)(?:${modal}\s+(?:at most|max(?:imum)?\.?|up to|no more than|not more than|≤|<=)|,?\s+(?:which\s+)?(?:must|may|can|shall|should|is|are)?\s*(?:not|never|cannot|can't|mustn't)\s+(?:to\s+)?(?:exceed|be (?:above|over|more than|higher than|larger than)))\s*(${number})${unit}$`,
  'i',
);
const below = new RegExp(
  String.raw`^(?:the\s+)?([a-z][\w ./-]*?)\s+(?:must|may|can|shall|should)?\s*(?:not|never|cannot|can't)\s+(?:be|fall|drop|go)\s+(?:below|under|less than|lower than)\s+(${number})${unit}$`,
  'i',
);

/** “Fat must lie between 2.0 and 8.0, protein between 2.0 and 6.0”, “Length 3.0–20.0”: how far a figure may go. */
export function takeBounds(draft: Draft, clause: Clause): Step | undefined {
  const parts = clause.text
    .replaceAll(/\bbetween\s+(\S+)\s+and\s+(\S+)/gi, '$1 to $2')
    .split(/\s*,\s+(?!which)|\s+and\s+(?=[a-z])/i);
  let step: Step = { next: draft, serves: [] };
  for (const part of parts) {
    const more = boundOf(step.next, part.trim(), clause);
    if (more !== undefined) step = { next: more.next, serves: [...step.serves, ...more.serves] };
  }
  return step.serves.length === 0 ? undefined : step;
}

function boundOf(draft: Draft, part: string, clause: Clause): Step | undefined {
  const range = both.exec(part);
  if (range !== null)
    return bounded(draft, clause, range[1] ?? '', figureOf(range[2] ?? ''), figureOf(range[3] ?? ''));
  const [low, high, not] = [atLeast.exec(part), atMost.exec(part), below.exec(part)];
  if (low !== null) return bounded(draft, clause, low[1] ?? '', figureOf(low[2] ?? ''), undefined);
  if (not !== null) return bounded(draft, clause, not[1] ?? '', figureOf(not[2] ?? ''), undefined);
  return high === null
    ? undefined
    : bounded(draft, clause, high[1] ?? '', undefined, figureOf(high[2] ?? ''));
}

function bounded(
  draft: Draft,
  clause: Clause,
  words: string,
  least?: number,
  most?: number,
): Step | undefined {
  if (least === undefined && most === undefined) return undefined;
  const last = words.split(/,\s*|\s+(?:of|must be of|be of)\s+/).at(-1) ?? words;
  for (const thing of orderOf(draft, clause)) {
    const path = pathOf(words, thing, draft.things) ?? pathOf(last, thing, draft.things);
    if (path === undefined || path.formula.includes('.')) continue;
    const known = thing.fields.find(({ name }) => name === path.formula);
    if (known === undefined || known.formula !== undefined)
      return ruled(draft, clause, thing, path.formula, least, most);
    const field = asNumber(known, thing);
    if (field === undefined) continue;
    const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
    return {
      next: withField(draft, thing.key, { ...field, ...bounds }),
      serves: [{ field: field.name, of: thing.key }],
    };
  }
  return undefined;
}

/** A property of which a figure is said is one. */
export function asNumber(field: PlannedField, thing: PlannedThing): PlannedField | undefined {
  if (/^(?:number|money|percent|rating)$/.test(field.kind)) return field;
  const isFree =
    field.kind === 'text' &&
    field.name !== thing.title &&
    field.isUnique !== true &&
    field.format === undefined;
  return isFree && field.options === undefined ? { ...field, kind: 'number' } : undefined;
}

function ruled(
  draft: Draft,
  clause: Clause,
  thing: PlannedThing,
  formula: string,
  least?: number,
  most?: number,
): Step {
  const sides = [
    ...(least === undefined ? [] : [`${formula} < ${least}`]),
    ...(most === undefined ? [] : [`${formula} > ${most}`]),
  ];
  return withRule(draft, { on: thing.key, never: sides.join(' or '), says: reasonOf(clause.text) });
}

function orderOf(draft: Draft, { at, text }: Clause): Set<PlannedThing> {
  const before = thingBefore(at, draft.things);
  return new Set([
    ...thingsSpokenOf(text, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ]);
}

const days =
  /\b(?:dated|entered for|recorded for|lie|be)\b.*?\b(?:in the (future|past)|more than (\d+) days? (back|ago|ahead|in advance|in the future|in the past|old))/gi;

/** “No entry may be dated in the future or more than 60 days back”. */
export function takeDated(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  if (
    !/\b(?:not|no|never|cannot|can't|mustn't)\b/i.test(text) ||
    !/\bdated\b|\bin the future\b|\bdays? (?:back|ago|ahead|in advance)\b/i.test(text)
  )
    return undefined;
  const found = [...text.replaceAll(/\bor (?=more than)/gi, 'be ').matchAll(days)];
  if (found.length === 0) return undefined;
  const [thing] = [...thingsSpokenOf(text, draft.things), ...draft.things].filter(({ fields }) =>
    fields.some(({ kind }) => kind === 'date' || kind === 'moment'),
  );
  const day =
    thing?.fields.find(({ kind }) => kind === 'date') ?? thing?.fields.find(({ kind }) => kind === 'moment');
  if (thing === undefined || day === undefined) return undefined;
  const of = day.kind === 'moment' ? `day(${day.name})` : day.name;
  const sides = found.map(([, way, count, where = '']) =>
    count === undefined
      ? `${of} ${way?.toLowerCase() === 'past' ? '<' : '>'} today`
      : /^(?:ahead|in advance|in the future)$/i.test(where)
        ? `${of} > addDays(today, ${count})`
        : `${of} < addDays(today, -${count})`,
  );
  return withRule(draft, {
    on: thing.key,
    never: `${day.name} is not empty and (${sides.join(' or ')})`,
    says: reasonOf(text),
  });
}

/** “The first appointment must be within 28 days of the issue date”. */
export function takeWithinDays(draft: Draft, clause: Clause): Step | undefined {
  const [, words = '', count = '', span = '', other = ''] =
    /^(?:the\s+|an?\s+)?(.+?)\s+(?:must|has to|shall|may only|can only)\s+(?:be|take place|happen|lie|follow)?\s*(?:planned\s+|booked\s+|done\s+|made\s+)?(?:within|at most|no later than)\s+(\d+)\s+(days?|weeks?|months?)\s+(?:of|after|from|following)\s+(?:the\s+|its\s+)?(.+?)(?:,.*)?$/i.exec(
      clause.text,
    ) ?? [];
  if (words === '') return undefined;
  const length = Number(count) * (/^w/i.test(span) ? 7 : /^m/i.test(span) ? 30 : 1);
  for (const thing of orderOf(draft, clause)) {
    const own = pathOf(words, thing, draft.things) ?? ownDay(words, thing);
    const from = pathOf(other, thing, draft.things);
    if (own === undefined || from === undefined || own.formula === from.formula) continue;
    if (![own, from].every(({ field }) => field.kind === 'date')) continue;
    const never = `${own.formula} is not empty and ${from.formula} is not empty and days(${from.formula}, ${own.formula}) > ${length}`;
    return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}

function ownDay(words: string, thing: PlannedThing) {
  const isOwn = thingsSpokenOf(words, [thing]).length > 0;
  const field = isOwn ? thing.fields.find(({ kind }) => kind === 'date') : undefined;
  return field === undefined ? undefined : { formula: field.name, field };
}
