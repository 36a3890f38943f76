import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { afterLength, inDays, inMinutes, isShort, type SaidLength, saidLengths } from './said-length.ts';
import { fieldName, type Teller, type Told, withField } from './told.ts';
import { withMark } from './told-marks.ts';
import { entitiesIn } from './told-measure.ts';

const isOther =
  /^(?:if|when|whenever|unless|once|warn|remind|tell|alert|show|list)\b|\b(?:before|prior|ahead|advance|every|at (?:the )?(?:most|least)|max(?:imum)?|minimum|no|never|not (?!paid)|cannot|(?:more|longer|less|older|younger|later|sooner) than|late|old|ago|in a row|notice|within|until|till|per|price\w*|costs?|pays?|fee|euros?|pounds?|dollars?|percent|discount|free|charged?|averages?|between|apart|remind\w*|ring|call|weekly|monthly|total|asked|possible|x|capp?e?d?|all moves)\b|[€£$%]|\b(?:under|over|above|below)\s*\d/iu;
/** What stands right before a length that is none of a record: “the next six weeks”, “in 3 weeks”. */
const isOfTime = /\b(?:next|last|first|past|previous|in|by|their|his|her|my)\s+$/iu;
const keeping =
  /\b(?:keeps?|kept|holds?|held|valid\w*|good|counts?|cur(?:es?|ing)|dry|dries|rests?|stands?|stays?|burns?|runs?|expir\w*|lapses?|erased|deleted|disposed|discarded|thrown|weaned|guarantee|warranty|loans?|lent|loaner|lend\w*|borrow\w*|goes out|go out|may have|permit|quarantine|sublet|meant|fresh|freezing|hatch\w*|pregnancy|pause|ready)\b/iu;
const taking = /\b(?:lasts?|takes?|gets?|is|are|given|have|has|over|length|each)\b/iu;
const ending =
  /\b(?:over|ends?|lapses?|expires?|erased|deleted|runs? out|discarded|disposed|destroyed|thrown)\s+(?:\p{L}+\s+)?after\s+$/iu;
const tail =
  /^\s*(?:or so\s+|each\s+|only\s+|long\s+)?,?\s*(?:counted\s+|calculated\s+|beginning\s+|starting\s+)?(?:from|after|since|past|beginning with|starting with)\s+(?:the\s+|its\s+|their\s+|each\s+|an?\s+|date of\s+|day of\s+|when\s+|(?:it|they|she|he)\s+|it is\s+|is\s+|was\s+|were\s+|came\s+|come\s+|being\s+|first\s+|last\s+|day\s+)*(\p{L}{3,})/iu;
const wordsAround = 7;
const oneOfThem = /^(?:[\d.]+\s+)?\p{Lu}\p{L}+\s+(?:is|has|keeps|lasts|takes)\b/u;

/** “a certificate is valid for two years from the examination”, “bars cure six weeks”: until when is worked out, and what is over stands in front. */
export const tellLasting: Teller = (words, spec) => {
  const [length, second] = saidLengths(words);
  if (length === undefined || second !== undefined) return undefined;
  // Whoever types without full stops says other things around it.
  const before = words
    .slice(0, length.start)
    .split(/\s+/u)
    .slice(-wordsAround - 1)
    .join(' ');
  const behind = words.slice(length.end).split(/\s+/u).slice(0, wordsAround).join(' ');
  if (isOther.test(`${before}${behind}`) || isOfTime.test(before)) return undefined;
  if (/\bafter\s+$/iu.test(before) && !ending.test(before)) return undefined;
  const [, from] = tail.exec(words.slice(length.end)) ?? [];
  const subjects = entitiesIn(before, spec).toReversed();
  // “Ether is kept 6 months” is said of one of them.
  if (subjects.length === 0 && oneOfThem.test(words)) return undefined;
  const isBare = /^[\p{L}' -]{0,24}$/u.test(before) && behind.trim() === '';
  if (isShort(length) && from === undefined && !keeping.test(before))
    return taking.test(before) || isBare ? takingSo(subjects, length, spec) : undefined;
  if (!keeping.test(`${before}${behind}`) && from === undefined && !isBare) return undefined;
  return (
    withKnownDue(subjects, length, spec) ??
    withKnownFigure(words, subjects, length, spec) ??
    withEnd(`${before}${behind}`, subjects, from, length, spec)
  );
};

const dueName = /^(?:until|due|dueOn|dueDate|dueBack|backBy|returnBy|till|ends|endsOn|expires|validUntil)$/iu;

/** A day that people enter and that begins so many days from now. */
function withKnownDue(subjects: readonly EntitySpec[], length: SaidLength, spec: AppSpec): Told | undefined {
  for (const { name, fields } of subjects) {
    const due = fields.find(
      ({ name: one, label, kind, formula }) =>
        dueName.test(one) && !/\bfrom\b/iu.test(label) && kind === 'date' && formula === undefined,
    );
    if (due === undefined || isShort(length)) continue;
    const [before, start] = [Number(String(due.start ?? '').replace('+', '')), `+${inDays(length)}`];
    const moved = (field: FieldSpec): FieldSpec =>
      field.name === due.name && field.start === due.start ? { ...field, start } : field;
    const next = withEntity(spec, name, (one) => ({ ...one, fields: one.fields.map(moved) }));
    const numbers = Object.fromEntries(
      Object.entries(spec.numbers ?? {}).map(([key, one]) => [
        key,
        before > 0 && one.value === before && /days$/iu.test(key) ? { ...one, value: inDays(length) } : one,
      ]),
    );
    const actions = next.actions.map((action) =>
      action.form === undefined ? action : { ...action, form: action.form.map(moved) },
    );
    return {
      spec: { ...next, actions, ...(spec.numbers === undefined ? {} : { numbers }) },
      parts: [`field:${name}.${due.name}`],
    };
  }
  return undefined;
}

const reckoned = /\badd(Days|Months|Minutes)\((\w+), (\w+)\)/u;

/** A day that the plan works out with a figure of its own takes that of the text. */
function withKnownFigure(
  words: string,
  subjects: readonly EntitySpec[],
  length: SaidLength,
  spec: AppSpec,
): Told | undefined {
  for (const { name, fields } of subjects)
    for (const { name: field, formula = '', kind } of fields) {
      const [, unit, , key = ''] = reckoned.exec(formula) ?? [];
      const figure = spec.numbers?.[key];
      const [about = ''] = key.split(/(?=[A-Z])/u);
      const isSaid = words.toLowerCase().includes(about.slice(0, stemLength));
      if (kind !== 'date' || figure === undefined || !isSaid || (unit !== 'Days' && unit !== 'Months'))
        continue;
      const value = unit === 'Days' ? inDays(length) : Math.round(inDays(length) / 30);
      return {
        spec: { ...spec, numbers: { ...spec.numbers, [key]: { ...figure, value } } },
        parts: [`field:${name}.${field}`],
      };
    }
  return undefined;
}

interface Start {
  readonly spec: AppSpec;
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

const stemLength = 4;
const began =
  /^(?:since|from|start\w*|begins?|began|lent|date|day|issued|taken|made|opened|received|found|joined|added|came|arrived|entered|bought|planted|checked|frozen)\b/iu;

/** The day from which it is counted: the one that the words name, else the one that such records have, else one that is asked for. */
function startOf(
  subjects: readonly EntitySpec[],
  from: string | undefined,
  isClock: boolean,
  spec: AppSpec,
): Start | undefined {
  const stem = from?.toLowerCase().slice(0, stemLength);
  const days = ({ fields }: EntitySpec) =>
    fields.filter(({ kind, formula }) => (kind === 'date' || kind === 'moment') && formula === undefined);
  const isNamed = ({ label, kind }: FieldSpec) =>
    stem !== undefined &&
    (!isClock || kind === 'moment') &&
    label
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => word.startsWith(stem));
  const order = [...new Set([...subjects, ...(stem === undefined ? [] : spec.entities)])];
  for (const entity of order) {
    const field = days(entity).find(isNamed);
    if (field !== undefined) return { spec, entity, field };
  }
  const [entity] = subjects;
  if (entity === undefined) return undefined;
  const own = days(entity).find(
    ({ label, name, kind }) =>
      !dueName.test(name) &&
      (!isClock || kind === 'moment') &&
      (from === undefined ? began : /^(?:date|day|on|at|when)$/iu).test(label),
  );
  if (own !== undefined) return { spec, entity, field: own };
  const isNoun = from !== undefined && /(?:ing|tion|ment|al|th|ry|use|pick-?up|return)$/iu.test(from);
  const label =
    from === undefined ? 'From' : isNoun ? sentenceCase(`day of ${from.toLowerCase()}`) : 'Counted from';
  const field: FieldSpec = { name: fieldName(label, entity), label, kind: isClock ? 'moment' : 'date' };
  const next = withField(
    spec,
    entity.name,
    field,
    isClock ? undefined : (index) => `-${(index % 5) * 9 + 2}`,
  );
  const made = next?.entities.find(({ name }) => name === entity.name);
  return next === undefined || made === undefined ? undefined : { spec: next, entity: made, field };
}

const ends: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:loans?|lent|lend\w*|loaner|borrow\w*)\b/iu, 'Due back', 'Due back by now'],
  [
    /\b(?:valid\w*|good|counts?|certificate|licen[cs]e|permit|guarantee|warranty|expir\w*|run|runs|lapses?|holds?)\b/iu,
    'Valid until',
    'No longer valid',
  ],
  [
    /\b(?:cur\w+|dry|dries|rests?|quarantine|takes|freezing|hatch\w*|pregnancy|weaned|ready|colonise)\b/iu,
    'Ready on',
    'Ready by now',
  ],
  [
    /\b(?:keeps?|kept|stays?|fresh|disposed|discarded|thrown|erased|deleted|stands?)\b/iu,
    'Keep until',
    'Kept long enough',
  ],
];

function withEnd(
  words: string,
  subjects: readonly EntitySpec[],
  from: string | undefined,
  length: SaidLength,
  spec: AppSpec,
): Told | undefined {
  const start = startOf(subjects, from, isShort(length), spec);
  if (start === undefined) return undefined;
  const { entity, field } = start;
  const [, label, over] = ends.find(([pattern]) => pattern.test(words)) ?? [/./u, 'Until', 'Time is up'];
  if (entity.fields.some((one) => one.label === label || dueName.test(one.name))) return undefined;
  const kind = field.kind === 'moment' ? 'moment' : 'date';
  const end: FieldSpec = {
    name: fieldName(label, entity),
    label,
    kind,
    formula: `if(${field.name} is empty, empty, ${afterLength(field.name, kind, length)})`,
  };
  const next = withField(start.spec, entity.name, end);
  const now = next?.entities.find(({ name }) => name === entity.name);
  if (next === undefined || now === undefined) return undefined;
  const part = `field:${entity.name}.${end.name}`;
  const marked = withMark(
    next,
    now,
    `${end.name} is not empty and ${end.name} < ${kind === 'date' ? 'today' : 'now'}`,
    over,
  );
  return marked === undefined ? { spec: next, parts: [part] } : { ...marked, parts: [part, ...marked.parts] };
}

const lengthNames = /^(?:minutes|length|lasts|duration|takes|hours|howLong|time)$/u;
const endNames = /^(?:until|ends?|endsAt|till|to)$/u;

/** “a visit takes 45 minutes”: so long it is where nobody enters another length, and its end is worked out. */
function takingSo(subjects: readonly EntitySpec[], length: SaidLength, spec: AppSpec): Told | undefined {
  for (const entity of subjects) {
    const known = entity.fields.find(
      ({ name, kind, formula }) => kind === 'number' && formula === undefined && lengthNames.test(name),
    );
    const start = entity.fields.find(
      ({ kind, formula }) => (kind === 'moment' || kind === 'time') && formula === undefined,
    );
    const isHours =
      known === undefined ? length.unit === 'hour' : /hour|^h$/iu.test(`${known.label} ${known.unit ?? ''}`);
    const value = isHours ? inMinutes(length) / 60 : inMinutes(length);
    if (known !== undefined) return withLength(spec, entity, known, value);
    if (entity.fields.some(({ name, formula }) => endNames.test(name) && formula !== undefined)) continue;
    const label = isHours ? 'Hours' : 'Minutes';
    const field: FieldSpec = {
      name: fieldName(label, entity),
      label,
      kind: 'number',
      min: 0,
      start: value,
      unit: isHours ? 'h' : 'min',
    };
    const next = withField(spec, entity.name, field, () => value);
    if (next === undefined) continue;
    const part = `field:${entity.name}.${field.name}`;
    const hasEnd = entity.fields.some(({ name }) => endNames.test(name));
    const until: FieldSpec | undefined =
      start === undefined || hasEnd
        ? undefined
        : {
            name: 'until',
            label: 'Until',
            kind: start.kind,
            formula: `if(${start.name} is empty or ${field.name} is empty, empty, addMinutes(${start.name}, ${field.name}${isHours ? ' * 60' : ''}))`,
          };
    const ended = until === undefined ? undefined : withField(next, entity.name, until);
    return { spec: ended ?? next, parts: [part] };
  }
  return undefined;
}

/** The length that a new record begins with; samples that have another are those of the text now. */
function withLength(spec: AppSpec, entity: EntitySpec, field: FieldSpec, value: number): Told | undefined {
  if ((field.min ?? 0) > value || (field.max ?? value) < value) return undefined;
  const next = withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: one.fields.map((own) => (own.name === field.name ? { ...own, start: value } : own)),
    samples: one.samples.map((sample) => ({ ...sample, [field.name]: value })),
  }));
  return { spec: next, parts: [`field:${entity.name}.${field.name}`] };
}
