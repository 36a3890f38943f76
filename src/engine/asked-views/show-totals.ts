import { sectionOfPart } from '../cases/case-pages.ts';
import type { Draft } from '../declared/draft.ts';
import { type PlannedThing, plainWords } from '../declared/planned.ts';
import { type Group, joinedGroups } from '../declared/view-groups.ts';
import { type Measure, measureOf } from '../declared/view-measures.ts';
import { chartPart, type View } from '../declared/view-parts.ts';
import { type Phrase, phraseOf } from '../declared/view-phrase.ts';
import { recordsMeant } from '../declared/view-records.ts';
import { timeOf } from '../declared/view-times.ts';
import { takeView } from '../declared/views.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, withField } from '../told/told.ts';
import type { Asked } from './asked.ts';
import { draftOfSpec } from './draft-of-spec.ts';
import { isLevel } from './level-words.ts';
import { looseGroup } from './loose-groups.ts';
import { withMeasure } from './made-measures.ts';
import { onPageOf, titleFrom } from './place-section.ts';
import { totalPhrases, totalsInPassing } from './total-phrases.ts';

/** “kilos per strain and month”, “how many trips each family did”: a chart with its figures, or one figure over all. */
export function showTotal(words: string, spec: AppSpec): Asked | undefined {
  return firstShown(totalPhrases(words), spec);
}

/** The same in the midst of a text without stops. */
export function showTotalInPassing(words: string, spec: AppSpec): Asked | undefined {
  return firstShown(totalsInPassing(words), spec);
}

function firstShown(phrases: readonly string[], spec: AppSpec): Asked | undefined {
  if (phrases.length === 0) return undefined;
  const draft = draftOfSpec(spec);
  for (const phrase of phrases) {
    if (isProperty(phrase, draft)) continue;
    const taken = phraseOf(phrase);
    const view =
      looseTotal(taken, draft, true) ?? declaredTotal(phrase, taken, draft) ?? looseTotal(taken, draft);
    const asked =
      view === undefined
        ? (madeTotal(phrase, taken, draft, spec) ?? countedBy(phrase, taken, draft, spec))
        : placed(phrase, view, spec);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

/** “cost per plate” is what each dish has, where it was told so. */
function isProperty(phrase: string, { things }: Draft): boolean {
  const plain = plainWords(phrase);
  const told = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return things.some(({ fields }) =>
    fields.some(({ words, name }) => plainWords(words) === plain || told(name) === plain),
  );
}

/** The figure is asked for from now on, where something takes place of which it can be asked. */
function madeTotal(phrase: string, taken: Phrase, draft: Draft, spec: AppSpec): Asked | undefined {
  if (taken.isCount || taken.without !== undefined || taken.beside !== undefined) return undefined;
  for (const thing of inOrder(draft)) {
    const groups = groupsFor(taken, thing, draft);
    const made = groups === undefined ? undefined : withMeasure(plainWords(taken.words), thing, spec, draft);
    if (groups === undefined || made === undefined) continue;
    const value = `${taken.isMean ? 'avg' : 'sum'}(${made.formula})`;
    const asked = placed(phrase, { part: chartPart(thing.key, joinedGroups(groups), value, '') }, made.spec);
    return asked === undefined
      ? undefined
      : { ...asked, parts: [...asked.parts, `field:${thing.key}.${made.formula}`] };
  }
  return undefined;
}

const noGroup =
  /^(?:day|week|month|quarter|year|season|hour|person|people|one|us|time|head|unit|piece|item|total|cent|name|date|weekday|half-year|each|all)$/u;

/** “number of claims per model”: the claims have a model from now on. */
function countedBy(phrase: string, taken: Phrase, draft: Draft, spec: AppSpec): Asked | undefined {
  const [first = '', ...more] = taken.groups;
  const label = nounLemma(plainWords(first));
  if (!taken.isCount || taken.time !== undefined || noGroup.test(label) || !/^[\p{L}-]{3,20}$/u.test(label))
    return undefined;
  const thing = draft.things.find((one) => recordsMeant(plainWords(taken.words), one, draft) === '');
  const entity = spec.entities.find(({ name }) => name === thing?.key);
  const rest = thing === undefined ? undefined : more.map((one) => looseGroup(one, thing, draft));
  const known = rest?.filter((one) => one !== undefined);
  if (thing === undefined || entity === undefined || known === undefined || known.length < more.length)
    return undefined;
  const field: FieldSpec = { name: fieldName(label, entity), label: sentenceCase(label), kind: 'text' };
  const next = withField(spec, thing.key, field, (index) => `${field.label} ${(index % 3) + 1}`);
  if (next === undefined) return undefined;
  const by = [field.name, ...known.map(({ text }) => text)].join(' + " – " + ');
  const asked = placed(phrase, { part: chartPart(thing.key, by, 'count', '') }, next);
  return asked === undefined
    ? undefined
    : { ...asked, parts: [...asked.parts, `field:${thing.key}.${field.name}`] };
}

function groupsFor({ groups }: Phrase, thing: PlannedThing, draft: Draft): Group[] | undefined {
  const known = groups.map((one) => looseGroup(one, thing, draft)).filter((one) => one !== undefined);
  // Nothing is put together by a figure of its own: each would stand alone.
  const isFigure = known.some(({ field }) => /^(?:number|money|percent|long-text)$/u.test(field?.kind ?? ''));
  return groups.length === 0 || known.length < groups.length || isFigure ? undefined : known;
}

/** What the views of specifications make of it. */
function declaredTotal(phrase: string, { isMean, isCount }: Phrase, draft: Draft): View | undefined {
  const step = takeView(draft, phrase);
  const part = step?.next.parts.at(-1)?.part;
  if (step === undefined || step.next.things !== draft.things) return undefined;
  if (part?.chart !== undefined) {
    const [, key = '', by = ''] = /^(\w+) by (.+)$/u.exec(part.chart) ?? [];
    const field = draft.things.find((one) => one.key === key)?.fields.find(({ name }) => name === by);
    const isWrong =
      (isMean && part.value === 'count') ||
      /^sum\(\w+\./u.test(part.value ?? '') ||
      /^(?:number|money|percent)$/u.test(field?.kind ?? '');
    return isWrong ? undefined : { part };
  }
  const [figure] = Object.values(step.next.figures);
  return figure !== undefined && (part === undefined || isCount) ? { figure } : undefined;
}

/** A sum over what a record points to would count the same amount several times: only own figures are added up first. */
function looseTotal(phrase: Phrase, draft: Draft, isStrict = false): View | undefined {
  if (phrase.without !== undefined || phrase.beside !== undefined) return undefined;
  for (const thing of inOrder(draft)) {
    const groups = groupsFor(phrase, thing, draft);
    const time = phrase.time === undefined ? '' : timeOf(phrase.time, thing, draft);
    const value = groups === undefined ? undefined : valueOf(phrase, thing, draft);
    if (groups === undefined || time === undefined || value === undefined) continue;
    if (isStrict && (value.value === 'count' ? !phrase.isCount : value.value.includes('.'))) continue;
    if (phrase.groups.some((one) => nounLemma(one) === nounLemma(phrase.words))) continue;
    if (groups.some(({ formula }) => value.value.endsWith(`(${formula})`))) continue;
    const where = [value.where, time].filter((one) => one !== '').join(' and ');
    return { part: chartPart(thing.key, joinedGroups(groups), value.value, where) };
  }
  return undefined;
}

/** What is written down of other things is what is added up: entries before the people that they are of. */
function inOrder({ things }: Draft): PlannedThing[] {
  const links = ({ fields }: PlannedThing) => fields.filter(({ kind }) => kind === 'reference').length;
  return things.toSorted((a, b) => links(b) - links(a));
}

const done =
  /\s+(?:sold|made|done|given|recorded|entered|held|logged|booked|played|kept|reported|received|handed in)$/u;

function valueOf(
  phrase: Phrase,
  thing: PlannedThing,
  draft: Draft,
): { value: string; where: string } | undefined {
  const plain = plainWords(phrase.words);
  const bare = plain.replace(done, '');
  const records = recordsMeant(bare, thing, draft);
  const measure = [plain, bare]
    .map((one) => measureOf(one, thing, draft))
    .find((one) => one !== undefined && mayAdd(one, phrase, thing, draft));
  if (phrase.isCount || (measure === undefined && !phrase.isMean && records === ''))
    return records === undefined ? undefined : { value: 'count', where: records };
  if (measure === undefined) return undefined;
  const isMean = phrase.isMean || measure.kind === 'percent' || measure.kind === 'rating' || isLevel(plain);
  return { value: `${isMean ? 'avg' : 'sum'}(${measure.formula})`, where: measure.where };
}

function mayAdd({ formula }: Measure, { isMean }: Phrase, thing: PlannedThing, { things }: Draft): boolean {
  const [first = '', second] = formula.split('.');
  if (second === undefined || isMean) return true;
  const isEvent = thing.fields.some(({ kind }) => kind === 'date' || kind === 'moment');
  const target = things.find(({ key }) => key === thing.fields.find(({ name }) => name === first)?.to);
  const field = target?.fields.find(({ name }) => name === second);
  return field?.formula === undefined && (isEvent || field?.kind !== 'money');
}

function placed(phrase: string, { part, figure }: View, spec: AppSpec): Asked | undefined {
  const title = titleFrom(phrase);
  if (part?.chart !== undefined) {
    const section = sectionOfPart(part, spec.entities);
    return onPageOf(String(section.props['entity']), { ...section, title }, 'end', spec);
  }
  const [, things] =
    /\bof (\p{L}[\p{L}\d]*)/u.exec(figure ?? '') ?? /count\((\p{L}[\p{L}\d]*)/u.exec(figure ?? '') ?? [];
  if (figure === undefined || things === undefined) return undefined;
  return onPageOf(
    things,
    { ...sectionOfPart({ figures: { [title]: figure } }, spec.entities), title },
    'front',
    spec,
  );
}
