import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import { type Draft, stateOf, withField } from './draft.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords } from './planned.ts';
import { dayOf, dayPath, quarterOf } from './view-times.ts';

/** By what records are put together, as formulas call it. */
export interface Group {
  readonly formula: string;
  /** What it comes to as text, so that two can stand beside one another. */
  readonly text: string;
  /** The property, where it is one of the records or of what they point to. */
  readonly field?: PlannedField;
  readonly isOwn: boolean;
  readonly isTime: boolean;
  /** What the words say and a formula cannot: which months a school year has. */
  readonly leaves?: string;
}

/** The property by which records are put together: a day's month, an own property, or one of what it points to. */
export function groupOf(words: string, thing: PlannedThing, draft: Draft): Group | undefined {
  const plain = nounLemma(plainWords(words));
  const timed = timeGroup(plain, thing, draft);
  if (timed !== undefined) return timed;
  if (/^(?:status|state|stage|column)$/.test(plain)) return ofField(stateOf(thing), draft);
  const own = ownField(plain, thing, draft);
  if (own !== undefined) return ofField(own, draft);
  for (const link of thing.fields) {
    const target = draft.things.find(({ key }) => key === link.to);
    if (target === undefined) continue;
    const field = exactField(plain, target) ?? fieldMeant(plain, target);
    if (field !== undefined && isGrouping(field)) return through(link, field, draft);
    const further = target.fields.find(({ to }) =>
      draft.things.some(({ key, one, many }) => key === to && [one, many].map(plainWords).includes(plain)),
    );
    if (further !== undefined) return through(link, further, draft);
  }
  return twoAway(plain, thing, draft);
}

/** The flat of a session is that of the resident whose booking it belongs to. */
function twoAway(plain: string, thing: PlannedThing, draft: Draft): Group | undefined {
  for (const link of thing.fields) {
    const target = draft.things.find(({ key }) => key === link.to);
    for (const further of target?.fields ?? []) {
      const last = draft.things.find(({ key }) => key === further.to);
      const field = last === undefined || last === thing ? undefined : fieldMeant(plain, last);
      if (field === undefined || !isGrouping(field)) continue;
      const formula = `${link.name}.${further.name}.${field.name}`;
      return { formula, text: textOf(formula, field, draft), field, isOwn: false, isTime: false };
    }
  }
  return undefined;
}

const exactField = (plain: string, { fields }: PlannedThing) =>
  fields.find(({ words }) => plainWords(words) === plain);

const isGrouping = ({ kind }: PlannedField) => !/^(?:long-text|image|file|tags)$/.test(kind);

/** Its own property by that name, or the one that points to what is called so. */
function ownField(plain: string, thing: PlannedThing, { things }: Draft): PlannedField | undefined {
  const linked = thing.fields.find(({ to }) =>
    things.some(({ key, one, many }) => key === to && [one, many].map(plainWords).includes(plain)),
  );
  const meant = exactField(plain, thing) ?? linked ?? fieldMeant(plain, thing);
  return meant === undefined || !isGrouping(meant) ? undefined : meant;
}

function ofField(field: PlannedField | undefined, draft: Draft): Group | undefined {
  if (field === undefined) return undefined;
  return { formula: field.name, text: textOf(field.name, field, draft), field, isOwn: true, isTime: false };
}

function through(link: PlannedField, field: PlannedField, draft: Draft): Group {
  const formula = `${link.name}.${field.name}`;
  return { formula, text: textOf(formula, field, draft), field, isOwn: false, isTime: false };
}

/** What a reference points to is written by its title. */
function textOf(path: string, field: PlannedField, { things }: Draft): string {
  const target = things.find(({ key }) => key === field.to);
  return target === undefined ? path : `${path}.${target.title}`;
}

function timeGroup(plain: string, thing: PlannedThing, draft: Draft): Group | undefined {
  const [, kind = '', unit = ''] =
    /^(?:(calendar|school|financial|fiscal|business) )?(day|week|month|quarter|year|season|term|semester|weekday|day of the week)$/.exec(
      plain,
    ) ?? [];
  const isNamed = thing.fields.some(({ words }) => plainWords(words) === plain);
  const day = unit === '' || isNamed ? undefined : dayPath(thing, draft);
  if (day === undefined) return undefined;
  const field = dayOf(thing);
  const isOther =
    /^(?:school|financial|fiscal|business)$/.test(kind) || /^(?:season|term|semester)$/.test(unit);
  const formula =
    unit === 'day'
      ? day
      : unit === 'quarter'
        ? quarterOf(day)
        : /^(?:weekday|day of the week)$/.test(unit)
          ? `weekday(${day})`
          : `${/^(?:week|month)$/.test(unit) ? unit : 'year'}(${day})`;
  return {
    formula,
    text: `(${formula})`,
    isOwn: unit === 'day' && field?.kind === 'date',
    isTime: true,
    ...(unit === 'day' && field !== undefined ? { field } : {}),
    ...(isOther ? { leaves: `${plain}: shown by calendar year` } : {}),
  };
}

/** All groups of a view; undefined where the plan lacks one of them. */
export function groupsOf(words: readonly string[], thing: PlannedThing, draft: Draft): Group[] | undefined {
  const groups = words.map((one) => groupOf(one, thing, draft));
  const known = groups.filter((one) => one !== undefined);
  return known.length === groups.length ? known : undefined;
}

/** Records by two properties stand under both: “Mill – May 2026”. */
export function joinedGroups(groups: readonly Group[]): string {
  const texts = [...new Set(groups.map(({ text }) => text))];
  const [only] = groups;
  return texts.length === 1 ? (only?.formula ?? '') : texts.join(' + " – " + ');
}

/** A list stands under headings by an own property only, so what a record points to lends it one. */
export function headingFor(
  group: Group,
  thing: PlannedThing,
  draft: Draft,
): { name: string; draft: Draft } | undefined {
  if (group.isOwn && group.field !== undefined) return { name: group.field.name, draft };
  if (group.field === undefined) return undefined;
  const known = thing.fields.find(({ formula }) => formula === group.formula);
  if (known !== undefined) return { name: known.name, draft };
  const label = sentenceCase(plainWords(group.field.words));
  if (thing.fields.some((one) => one.label === label)) return undefined;
  const name = nameOf(plainWords(group.field.words), new Set(thing.fields.map((one) => one.name)));
  const kind = group.field.kind === 'reference' || group.field.kind === 'choice' ? 'text' : group.field.kind;
  const field: PlannedField = { name, label, words: group.field.words, kind, formula: group.text };
  return { name, draft: withField(draft, thing.key, field) };
}
