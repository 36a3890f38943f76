import type { PlannedThing } from '../declared/planned.ts';
import { dayOf } from '../declared/view-times.ts';
import { inText } from '../library/words/in-text.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, withField } from '../told/told.ts';
import { entitiesIn } from '../told/told-measure.ts';
import { aroundWords } from './around-words.ts';
import type { Asked } from './asked.ts';
import { draftOfSpec } from './draft-of-spec.ts';
import { onPageOf } from './place-section.ts';

const span = '(?:week|month|fortnight|quarter|season|year|day|two weeks|14 days|30 days)';
const asked: readonly RegExp[] = [
  /\bcalend[ae]rs?\b/iu,
  new RegExp(
    String.raw`\b(?:${span}|weekly|monthly|daily)(?:['’]s)? (?:view|page|planner|grid|at a glance|wall planner)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the|a|my|our) ${span} (?:on one page|at a glance|with (?:all|the|her|his|my|our))\b`,
    'iu',
  ),
  /\bwall planner\b/iu,
  new RegExp(
    String.raw`^(?:my |our |the |all )?[\p{L} ]{3,25}(?:, (?:by )?| on | by | for the | against the next | x )(?:week|weekend|day\/week|two weeks|fortnight|14 days|30 days|month|december)$`,
    'iu',
  ),
  /\bin one view\b/iu,
];
const notAsked =
  /\b(?:cannot|never|not|per|costs?|pays?|hours|at most|max|must|reminders?|remind|counts?|how many|number of|sum|total|average|calendar (?:year|week|month|days?)|advent calendar|sync|google|ical|outlook|age|in the kitchen|on the wall|tired|lost)\b/iu;

/** “a month page with all jobs”, “a calender of gigs”, “jobs, week”: a month in which the records stand on their days. */
export function showCalendar(words: string, spec: AppSpec): Asked | undefined {
  const whole = words.replace(/^(?:[A-Z]{1,4}-?\d+[.:)]?|\d+(?:\.\d+)*[.)]?(?=\s+\p{L}))\s*/u, '').trim();
  const found = asked.find((one) => one.test(whole));
  if (found === undefined) return undefined;
  const plain = aroundWords(whole, whole.search(found));
  const isWord = asked[0]?.test(plain) === true;
  if (notAsked.test(plain)) return undefined;
  const named = entitiesIn(plain, spec);
  if (named.length === 0 && !isWord) return undefined;
  for (const entity of named) {
    const own = through(entity, spec) ?? onDays(entity, spec) ?? newDay(entity, spec);
    if (own !== undefined) return own;
  }
  const shown = spec.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'calendar');
  // A calendar of nothing in particular is the one that is there, or one of what takes place.
  if (named.length > 0 || plain.split(' ').length > 6) return undefined;
  return shown !== undefined
    ? { spec, parts: [`section:${shown.id}`] }
    : eventsOf(spec)
        .map((entity) => onDays(entity, spec))
        .find((one) => one !== undefined);
}

function onDays(entity: EntitySpec, spec: AppSpec): Asked | undefined {
  const thing = draftOfSpec(spec).things.find(({ key }) => key === entity.name);
  const day = thing === undefined ? undefined : dayOf(enteredOnly(thing));
  return day === undefined ? undefined : calendarOf(entity, day.name, spec);
}

/** A day that is worked out, such as the next free one, is none on which something takes place. */
function enteredOnly(thing: PlannedThing): PlannedThing {
  return { ...thing, fields: thing.fields.filter(({ formula }) => formula === undefined) };
}

function calendarOf(entity: EntitySpec, date: string, spec: AppSpec): Asked | undefined {
  const shown = spec.pages
    .flatMap(({ sections }) => sections)
    .find(({ block, props }) => block === 'calendar' && props['entity'] === entity.name);
  if (shown !== undefined) return { spec, parts: [`section:${shown.id}`] };
  const title = `Calendar of ${inText(entity.many)}`;
  return onPageOf(
    entity.name,
    { block: 'calendar', title, props: { entity: entity.name, date } },
    'end',
    spec,
  );
}

/** When machines are out, the bookings that point to them know. */
function through({ name }: EntitySpec, spec: AppSpec): Asked | undefined {
  return eventsOf(spec)
    .filter(({ fields }) => fields.some(({ to, formula }) => to === name && formula === undefined))
    .map((entity) => onDays(entity, spec))
    .find((one) => one !== undefined);
}

function eventsOf({ entities }: AppSpec): EntitySpec[] {
  const links = ({ fields }: EntitySpec) =>
    fields.filter(({ kind, formula }) => kind === 'reference' && formula === undefined).length;
  return entities.toSorted((a, b) => links(b) - links(a));
}

/** What shall stand in a calendar has a day from now on; what others point to takes place in them. */
function newDay(entity: EntitySpec, spec: AppSpec): Asked | undefined {
  const isPointedTo = spec.entities.some(({ fields }) => fields.some(({ to }) => to === entity.name));
  if (isPointedTo) return undefined;
  const field: FieldSpec = { name: fieldName('date', entity), label: 'Date', kind: 'date' };
  const next = withField(
    spec,
    entity.name,
    field,
    (index) => `${index % 4 === 3 ? '-' : '+'}${index * 2 + 1}`,
  );
  const shown = next === undefined ? undefined : calendarOf(entity, field.name, next);
  return shown === undefined
    ? undefined
    : { ...shown, parts: [...shown.parts, `field:${entity.name}.${field.name}`] };
}
