import { numberOf } from '../limits/said-number.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { afterLength, isShort, lengthShape, type SaidLength, saidLengths } from './said-length.ts';
import { fieldName, type Teller, type Told, withField } from './told.ts';
import { actId, isOffered, withAct } from './told-acts.ts';
import { withMark } from './told-marks.ts';
import { entitiesIn } from './told-measure.ts';

const every = new RegExp(String.raw`\b(?:every|each)\s+${lengthShape}`, 'iu');
const isOther =
  /[€£$%]|\b(?:come|comes|pays?|paid|costs?|price|euros?|pounds?|dollars?|rent|wages?|orders?|points?|at most|max|break|rotat\w*|turns?|swaps?|parcels?|sent|mail\w*|email\w*|slots?|updates?|refresh\w*|backup)\b/iu;
const noDeed =
  /^(?:the|an?|is|are|be|been|must|have|has|had|to|it|its|them|they|em|in|season|once|due|at|of|for|all|some|most|and|or|if|even|no|we|i|want|wants|needs?|should|shall|get|gets|do|does|comes?|done|redone|round|goes|down|put|taken|made|on|with|most|least|residents|again|that|this|each|every|one|used|roughly|about|grade)$/iu;

/** “servicing is due every 12 months”, “oiling every 40 h used”: when it is due again is worked out, and a button says that it was done. */
export const tellInterval: Teller = (words, spec) => {
  const match = every.exec(words);
  const [length] = match === null ? [] : saidLengths(match[0]);
  if (match === null || length === undefined || isOther.test(words)) return undefined;
  const named = entitiesIn(words.replace(match[0], ' '), spec);
  const thing = named.find((one) => !isLog(one));
  const entity = thing ?? mainThing(spec);
  const deed = entity === undefined ? undefined : deedIn(words, match, entity);
  // “residents are turned every 2 hours” is said of residents, and of nothing else that is kept.
  if (entity === undefined || deed === undefined || (thing === undefined && isPast(deed))) return undefined;
  const meter = metersOf(entity);
  return length.unit === 'hour' &&
    (length.value >= leastOfMeter || /\b(?:used|run|running|engine)\b/iu.test(words))
    ? byMeter(spec, entity, meter, deed, length.value)
    : byDays(spec, entity, deed, length);
};

/** Fewer hours are those of a clock, more are those that a machine has run. */
const leastOfMeter = 30;

function isLog({ one }: EntitySpec): boolean {
  return /\b(?:entry|log|booking|inspection|service|visit|reservation|check|test|reading|\p{L}+ing)$/iu.test(
    one,
  );
}

/** What an app is about, where the words name nothing: the first kind of record that is neither booked nor somebody. */
function mainThing({ entities }: AppSpec): EntitySpec | undefined {
  return entities.find((one) => !isLog(one) && one.standsFor === undefined);
}

const wordsAround = 6;

/** What is done: “servicing”, “opened”, “oil change”: the words nearest before the interval that are not the thing itself. */
function deedIn(words: string, match: RegExpExecArray, { one, many }: EntitySpec): string | undefined {
  const own = [one, many].flatMap((name) => name.toLowerCase().split(/\s+/u)).map(nounLemma);
  const isDeed = (word: string) =>
    word.length > 2 &&
    !noDeed.test(word) &&
    numberOf(word) === undefined &&
    !own.includes(nounLemma(word.toLowerCase()));
  const near = words
    .slice(0, match.index)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '')
    .slice(-wordsAround)
    .map((word) => word.toLowerCase());
  const at = near.findLastIndex(isDeed);
  const [first = '', deed] = [near[at - 1], near[at]];
  if (deed === undefined) return undefined;
  return at > 0 && /^(?:change|check|test|cut|clean|look|round|done)$/u.test(deed) && isDeed(first)
    ? `${first} ${deed}`
    : deed;
}

const isPast = (deed: string) => /[^ef]ed$|^(?:cut|fed|shot)$/iu.test(deed);
const again = (deed: string) => (isPast(deed) ? `To be ${deed} again` : `Next ${deed}`);

function byDays(spec: AppSpec, entity: EntitySpec, deed: string, length: SaidLength): Told | undefined {
  const kind = isShort(length) ? ('moment' as const) : ('date' as const);
  const known = entity.fields.find(
    (field) =>
      field.kind === kind &&
      field.formula === undefined &&
      new RegExp(String.raw`^last\b.*\b${deed.slice(0, 5)}`, 'iu').test(field.label),
  );
  if (entity.fields.some(({ label }) => label === again(deed))) return undefined;
  const last: FieldSpec = known ?? {
    name: fieldName(`last ${deed}`, entity),
    label: sentenceCase(`last ${deed}`),
    kind,
  };
  const noted = known === undefined ? withField(spec, entity.name, last) : spec;
  const next: FieldSpec = {
    name: fieldName(`next ${deed}`, entity),
    label: again(deed),
    kind,
    formula: `if(${last.name} is empty, empty, ${afterLength(last.name, kind, length)})`,
  };
  const planned = noted === undefined ? undefined : withField(noted, entity.name, next);
  const now = kind === 'date' ? 'today' : 'now';
  return planned === undefined
    ? undefined
    : withDeed(planned, entity, deed, {
        does: `set ${last.name} = ${now}`,
        done: `Due again on {${next.name}}.`,
        isDue: `${last.name} is empty or ${next.name} <= ${now}`,
        part: `field:${entity.name}.${next.name}`,
      });
}

function metersOf({ fields }: EntitySpec): FieldSpec | undefined {
  return fields.find(
    ({ kind, formula, label, unit = '' }) =>
      kind === 'number' &&
      formula === undefined &&
      /\bhours\b/iu.test(`${label} ${unit}`) &&
      !/^last/iu.test(label),
  );
}

/** By the hours that a machine has run. */
function byMeter(
  spec: AppSpec,
  entity: EntitySpec,
  meter: FieldSpec | undefined,
  deed: string,
  hours: number,
): Told | undefined {
  const run: FieldSpec = meter ?? {
    name: fieldName('hours run', entity),
    label: 'Hours run',
    kind: 'number',
    min: 0,
    start: 0,
    unit: 'h',
  };
  const metered = meter === undefined ? withField(spec, entity.name, run, (index) => index * 60 + 20) : spec;
  const last: FieldSpec = {
    name: fieldName(`last ${deed} at`, entity),
    label: sentenceCase(`hours at the last ${deed}`),
    kind: 'number',
    min: 0,
    start: 0,
    unit: 'h',
  };
  const noted = metered === undefined ? undefined : withField(metered, entity.name, last, () => 0);
  const left: FieldSpec = {
    name: fieldName(`left to ${deed}`, entity),
    label: sentenceCase(`hours until ${deed}`),
    kind: 'number',
    unit: 'h',
    formula: `${last.name} + ${hours} - ${run.name}`,
  };
  const planned = noted === undefined ? undefined : withField(noted, entity.name, left);
  return planned === undefined
    ? undefined
    : withDeed(planned, entity, deed, {
        does: `set ${last.name} = ${run.name}`,
        done: `Due again after ${hours} hours.`,
        isDue: `${left.name} <= 0`,
        part: `field:${entity.name}.${left.name}`,
      });
}

interface Deed {
  readonly does: string;
  readonly done: string;
  readonly isDue: string;
  readonly part: string;
}

/** The button that says it was done, and the list of those where it is due. */
function withDeed(spec: AppSpec, { name }: EntitySpec, deed: string, how: Deed): Told | undefined {
  const entity = spec.entities.find((one) => one.name === name);
  const id = actId(`done-${deed.replaceAll(/[^a-z]+/gu, '-')}`, spec);
  const label = isPast(deed) ? sentenceCase(deed) : `${sentenceCase(deed)} done`;
  const acting = withAct(spec, { id, label, on: name, does: [how.does], done: how.done });
  if (entity === undefined || acting === undefined || !isOffered(id, acting)) return undefined;
  const marked = withMark(acting, entity, how.isDue, isPast(deed) ? again(deed) : `${deed} is due`);
  return {
    spec: marked?.spec ?? acting,
    parts: [how.part, `action:${id}`, ...(marked?.parts ?? [])],
  };
}
