import { comparisonIn } from './comparison-in.ts';
import { adjectiveOf } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField, withRule } from './draft.ts';
import { type Path, pathOf } from './path-of-words.ts';
import { byName, fieldMeant, type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { asNumber } from './rules-of-bounds.ts';
import { reasonOf } from './rules-of-fields.ts';
import { periodOf } from './rules-of-records.ts';

const negative =
  /^(.+?)\s+(?:(?:must|may|shall|should|can)\s*(?:not|never)|cannot|can['’]t|never|is not allowed to|are not allowed to)\s+(?:be\s+|lie\s+|have\s+|become\s+|get\s+|go\s+|fall\s+|rise\s+|drop\s+|last\s+|take\s+)?(.+)$/i;
const positive =
  /^(.+?)\s+(?:must|has to|have to|shall|should|needs? to|may only|can only|is to|are to)\s+(?:be\s+|lie\s+|stay\s+|remain\s+|come\s+|last\s+|take\s+|take place\s+|have\s+)?(.+)$/i;

interface Claim {
  readonly subject: string;
  readonly said: string;
  readonly isRefused: boolean;
}

function claimIn(text: string): Claim | undefined {
  const no = negative.exec(text);
  if (no !== null) return { subject: no[1] ?? '', said: no[2] ?? '', isRefused: true };
  const yes = positive.exec(text);
  return yes === null ? undefined : { subject: yes[1] ?? '', said: yes[2] ?? '', isRefused: false };
}

/**
 * “The boat's length must not be greater than the maximum length of the berth”, “end must lie after start”: what must
 * or must not be said of a figure or a day, on the records that know both sides.
 */
export function takeClaim(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text.replace(/,?\s+(?:otherwise|or else)\b.*$/i, '');
  const claim = claimIn(text);
  if (claim === undefined || /\b(?:if|when|unless|until|before it|per)\b/i.test(text)) return undefined;
  const order = byName([claim.subject], inOrder(draft, clause));
  for (const isNear of [true, false])
    for (const thing of order) {
      const step = claimed(draft, thing, claim, clause, isNear);
      if (step !== undefined) return step;
    }
  return countClaimed(draft, claim, clause);
}

function inOrder(draft: Draft, { at, text }: Clause): PlannedThing[] {
  const before = thingBefore(at, draft.things);
  return [
    ...new Set([
      ...thingsSpokenOf(text, draft.things),
      ...(before === undefined ? [] : [before]),
      ...draft.things,
    ]),
  ];
}

const sides = /^(.+?) is not empty and \1 (>=|<=|!=|>|<|=) (.+)$/;
const opposite: Readonly<Record<string, string>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
};

function claimed(
  draft: Draft,
  thing: PlannedThing,
  { subject, said, isRefused }: Claim,
  clause: Clause,
  isNear: boolean,
): Step | undefined {
  const found = pathOf(subject, thing, draft.things) ?? lengthOf(subject, thing);
  if (found === undefined || (isNear && found.formula.includes('.'))) return undefined;
  const path = asFigure(found, thing);
  if (path === undefined) return undefined;
  const holds = comparisonIn(predicateOf(said), path, thing, draft);
  const [, left = '', sign = '', right = ''] = holds === undefined ? [] : (sides.exec(holds) ?? []);
  const range = holds === undefined ? null : /^(.+? is not empty) and \((.+)\)$/.exec(holds);
  const never =
    left === ''
      ? range === null || isRefused
        ? isRefused
          ? holds
          : undefined
        : `${range[1] ?? ''} and not (${range[2] ?? ''})`
      : `${left} is not empty and ${isField(right) ? `${right} is not empty and ` : ''}${left} ${isRefused ? sign : (opposite[sign] ?? sign)} ${right}`;
  if (never === undefined) return undefined;
  const next =
    path.field === found.field || found.formula.includes('.')
      ? draft
      : withField(draft, thing.key, { ...found.field, kind: 'number' });
  return withRule(next, { on: thing.key, never, says: reasonOf(clause.text) });
}

const isField = (formula: string) =>
  /^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*$/.test(formula) && formula !== 'today';

/** “exceed 5” is “more than 5”, “below 3” is said as it stands. */
function predicateOf(said: string): string {
  return said
    .replace(/^(?:exceed|surpass|go beyond|be above)\s+/i, 'above ')
    .replace(/^(?:in|lie in) the (future|past)$/i, 'in the $1')
    .replace(/^(?:fall|drop|sink) (?:below|under)\s+/i, 'below ')
    .replace(/^(?:undercut)\s+/i, 'below ')
    .replace(/^no (?:more|later|longer|higher|larger|older) than\s+/i, 'at most ')
    .replace(/^no (?:less|earlier|shorter|lower|younger) than\s+/i, 'at least ')
    .replace(/^(?:before|earlier than)\s+/i, 'less than ')
    .replace(/^(?:after|later than)\s+/i, 'more than ')
    .replace(/^(?:on or before|not after|by)\s+/i, 'at most ')
    .replace(/^(?:on or after|not before)\s+/i, 'at least ')
    .replace(/^(?:the same as|identical (?:to|with))\s+/i, 'equal to ');
}

function asFigure(path: Path, thing: PlannedThing): Path | undefined {
  if (/^(?:number|money|percent|rating|date|moment|time)$/.test(path.field.kind)) return path;
  if (path.formula.includes('.')) return undefined;
  const field = asNumber(path.field, thing);
  return field === undefined ? undefined : { formula: path.formula, field };
}

/** “The duration of a lease”, “a stay”: how long a record lasts, in the unit that its kind has. */
function lengthOf(words: string, thing: PlannedThing): Path | undefined {
  const plain = plainWords(words);
  const isLength = /^(?:duration|length|period|term)(?: of (?:an? |the |each )?(.+))?$/.exec(plain);
  if (isLength === null) return undefined;
  const owner = isLength[1];
  if (owner !== undefined && thingMeant(owner, [thing]) === undefined) return undefined;
  const period = periodOf(thing);
  if (period === undefined || period.from.kind !== 'date') return undefined;
  return {
    formula: `days(${period.from.name}, ${period.to.name})`,
    field: { ...period.from, kind: 'number', unit: 'days' },
  };
}

const exceeding =
  /^(?:exceed|be above|above|be more than|more than|be higher than|surpass|greater than|over)\s+(.+)$/i;
const atMost = /^(?:be\s+)?(?:at most|no more than|not more than|up to|limited to)\s+(.+)$/i;

/** “Bookings of a course must not exceed its places”: as many records as what they belong to has room for. */
function countClaimed(draft: Draft, { subject, said, isRefused }: Claim, clause: Clause): Step | undefined {
  const limit = (isRefused ? exceeding : atMost).exec(said)?.[1];
  if (limit === undefined) return undefined;
  const [, what = '', owner] =
    /^(?:the\s+)?(?:total\s+)?(?:(?:number|count|sum) of\s+)?(?:the\s+|all\s+)?(.+?)(?:\s+(?:of|in|for|on|at|per|to)\s+(?:an?|the|one|each|every)\s+(.+))?$/i.exec(
      subject,
    ) ?? [];
  const thing = thingMeant(what, draft.things);
  if (thing === undefined) return undefined;
  const name = [thing.many, thing.one].map(plainWords).find((one) => plainWords(what).endsWith(one)) ?? '';
  const adjective = plainWords(what)
    .slice(0, -name.length)
    .trim()
    .replace(/^(?:sold|booked|registered|issued|made|entered)$/, '');
  const also = adjective === '' ? undefined : adjectiveOf(adjective, thing, draft);
  if (adjective !== '' && also === undefined) return undefined;
  const meant = owner === undefined ? undefined : thingMeant(owner, draft.things);
  for (const link of thing.fields) {
    const target = draft.things.find(({ key }) => key === link.to);
    if (target === undefined || (meant !== undefined && meant !== target)) continue;
    const words = limit
      .replace(/^(?:its|their|the|this|available)\s+/i, '')
      .replace(/\s+of (?:the|an?|its|that) .+$/i, '');
    const most = fieldMeant(words, target);
    if (most === undefined || most.kind !== 'number') continue;
    const where = [`${link.name} = this.${link.name}`, ...(also === undefined ? [] : [also])].join(' and ');
    const never = `${link.name} is not empty and ${link.name}.${most.name} is not empty and count(${thing.key} where ${where}) > ${link.name}.${most.name}`;
    return withRule(draft, { on: thing.key, never, says: reasonOf(clause.text) });
  }
  return undefined;
}
