import { sentenceCase } from '../read/words.ts';
import type { Draft } from './draft.ts';
import type { Effect, Origin } from './effect.ts';
import { canBeMade, makeThing } from './made-things.ts';
import { type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';

const active =
  /^(?:creates?|opens?|raises?|generates?|issues?|triggers?|produces?|makes?|starts?|drafts?|draws? up)\s+((?:an?|the|one|its|new|each|every|[a-z]+)\s+.+)$/i;
const passive =
  /^(.+?)\s+(?:is|are|gets?|shall be|will be|has to be|must be|to be)\s+(?:created|opened|raised|generated|issued|produced|drawn up|made|set up|planned|scheduled|drafted|triggered|put in)\b\s*(.*)$/i;
const due =
  /\b(?:due (?:in|within|after)|with (?:an? )?deadline of|within|for in)\s+(\d+|one|two|three|four|six)\s+(day|week|month)s?\b/i;

/** “creates the tenancy”, “a repair order is raised at once”, “a treatment task due in 7 days is created”. */
export function created(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, object = ''] = active.exec(words) ?? [];
  const [, subject = '', rest = ''] = passive.exec(words) ?? [];
  const said = object === '' ? subject : object;
  if (said === '' || /\b(?:next|second|per|for each|for every|from (?:all|the))\b/i.test(`${said} ${rest}`))
    return undefined;
  const days = dueIn(words);
  const [name = ''] = said
    .replace(due, '')
    .split(/\s+(?:with|for|of|on|in|from|to|using|based on|against)\s/i);
  const known = thingMeant(name.replace(/^(?:new|corresponding)\s+/i, ''), draft.things);
  if (known?.key === origin.self.key) return undefined;
  if (known !== undefined) return adding(known, draft, origin, days);
  const one = canBeMade(name);
  if (one === undefined) return undefined;
  const { self, isEntry } = origin;
  const links = isEntry
    ? self.fields.flatMap(({ to }) => draft.things.filter(({ key }) => key === to)).slice(0, 2)
    : [self];
  if (isEntry && links.length === 0) return undefined;
  const { next, thing } = makeThing(draft, one, links, { hasDue: days !== undefined, at: origin.at });
  return adding(thing, next, origin, days);
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6 };

function dueIn(words: string): string | undefined {
  const [, count = '', unit = ''] = due.exec(words) ?? [];
  const number = numbers[count.toLowerCase()] ?? Number(count);
  if (unit === '' || !(number > 0)) return undefined;
  if (/^month/i.test(unit)) return `addMonths(today, ${number})`;
  return `addDays(today, ${number * (/^week/i.test(unit) ? 7 : 1)})`;
}

/** A record of a kind with all that is known of it; undefined where something that it needs is not. */
function adding(
  thing: PlannedThing,
  draft: Draft,
  origin: Origin,
  days: string | undefined,
): Effect | undefined {
  const { self, isEntry, holds } = origin;
  const base = isEntry ? 'ask.' : '';
  const values: string[] = [];
  for (const field of thing.fields) {
    if (field.formula !== undefined || field.isAutomatic === true) continue;
    const value = valueFor(field, thing, origin, draft, days);
    if (value !== undefined) values.push(`${field.name} = ${value}`);
    else if (field.kind === 'reference' && field.isRequired !== false) return undefined;
  }
  if (values.length === 0) return undefined;
  const none = { next: draft, own: [], never: [] };
  if (holds === undefined) return { ...none, does: [`add ${thing.key} with ${values.join(', ')}`] };
  // Only where something holds: once for what the record points to, or not at all.
  const link = self.fields.find(({ to, formula }) => to !== undefined && formula === undefined);
  if (link?.to === undefined) return undefined;
  return {
    ...none,
    does: [
      `add ${thing.key} for each ${link.to} where id = ${base}${link.name} and (${holds}) with ${values.join(', ')}`,
    ],
  };
}

function valueFor(
  field: PlannedField,
  thing: PlannedThing,
  { self, isEntry }: Origin,
  { things }: Draft,
  days: string | undefined,
): string | undefined {
  const base = isEntry ? 'ask.' : '';
  if (field.to === self.key && !isEntry) return 'this';
  const linked =
    field.to === undefined
      ? undefined
      : self.fields.find(({ to, formula }) => to === field.to && formula === undefined);
  if (field.to !== undefined) return linked === undefined ? undefined : `${base}${linked.name}`;
  const same = self.fields.find(
    ({ words, kind, formula, isAutomatic }) =>
      kind === field.kind &&
      formula === undefined &&
      isAutomatic !== true &&
      plainWords(words) === plainWords(field.words),
  );
  if (field.kind === 'date' && days !== undefined && /due|deadline|until|by$/i.test(field.words)) return days;
  if (
    field.kind === 'date' &&
    /^(?:date|start(?: date)?|created on|opened on|from|since|issue date)$/i.test(field.words)
  )
    return 'today';
  if (same !== undefined && field.name !== thing.title) return `${base}${same.name}`;
  if (field.name === thing.title && field.kind === 'text') return `"${sentenceCase(thing.one)}"`;
  // A tenant is called as the applicant who takes the plot.
  const person = self.fields.find(
    ({ to }) => to !== undefined && /applicant|customer|member|person|client|candidate/.test(to),
  );
  const named = things.find(({ key }) => key === person?.to);
  return field.kind === 'text' &&
    person !== undefined &&
    named !== undefined &&
    /tenant|holder|client|customer|name/i.test(field.words)
    ? `${base}${person.name}.${named.title}`
    : undefined;
}
