import { inText } from '../library/words/in-text.ts';
import { splitList } from '../read/split-list.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { fieldUses } from './by-click/field-uses.ts';
import { fieldsCalled, findEntity, type Names, type OwnedField } from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';
import { unquoted } from './spoken-words.ts';

/** “make price required”, “phone is optional”, “turn status into a choice of open, done”. */
export const changeFields: Reviser = ({ text }, spec, { names }) =>
  requireField(text, spec, names) ?? retypeField(text, spec, names);

/** The one field that is meant; a question where several are. */
export function oneField(
  spec: AppSpec,
  { what, where, names, ask }: { what: string; where: string; names: Names; ask: (of: OwnedField) => string },
): OwnedField | undefined {
  const [, inner = what, owner = where] =
    where === ''
      ? (/^(.+?)\s+(?:of|in|for|on)\s+(?:an?\s|the\s|each\s|every\s)?(.+)$/i.exec(what) ?? [])
      : [];
  const entity = owner === '' ? undefined : findEntity(spec, owner, names);
  const found = fieldsCalled(spec, unquoted(entity === undefined ? what : inner), entity);
  const [first] = found;
  if (first !== undefined && found.length > 1)
    throw new NothingToChange(
      `Several things have “${first.field.label}”. Which is meant?`,
      choicesOf(found.map(ask)),
    );
  return first;
}

function requireField(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', how = ''] =
    /^(?:make|set|mark)\s+(.+?)\s+(?:as\s|to be\s)?(required|mandatory|compulsory|obligatory|optional|not required)$/i.exec(
      text,
    ) ??
    /^(.+?)\s+(?:is|are|should be|must be|has to be|have to be)\s+(required|mandatory|compulsory|obligatory|optional|not required|filled in|entered|given)$/i.exec(
      text,
    ) ??
    [];
  const [, asked = ''] = /^(?:require|always ask for)\s+(.+)$/i.exec(text) ?? [];
  const name = asked === '' ? what : asked;
  if (name === '') return undefined;
  const required = !/optional|not/i.test(how);
  const word = required ? 'required' : 'optional';
  const found = oneField(spec, {
    what: name,
    where: '',
    names,
    ask: ({ entity, field }) => `Make ${inText(field.label)} of ${inText(entity.many)} ${word}`,
  });
  if (found === undefined) return undefined;
  const { field, entity } = found;
  if (field.formula !== undefined)
    throw new NothingToChange(`“${field.label}” is worked out by the app: nobody enters it.`);
  if ((field.required === true) === required)
    throw new NothingToChange(`“${field.label}” of ${inText(entity.many)} is ${word} already.`);
  field.required = required;
  return {
    changes: [
      {
        text: required
          ? `“${field.label}” has to be given for every ${inText(entity.one)} now.`
          : `“${field.label}” of ${inText(entity.many)} may stay empty now.`,
      },
    ],
    served: [`field:${entity.name}.${field.name}`],
  };
}

const kinds: readonly (readonly [RegExp, FieldSpec['kind'], string])[] = [
  [/^(?:whole )?(?:number|integer|count)$/i, 'number', 'a number'],
  [/^(?:money|price|amount(?: of money)?|currency)$/i, 'money', 'an amount of money'],
  [/^(?:date and time|date-?time|moment|timestamp)$/i, 'moment', 'a date with a time'],
  [/^(?:date|day|calendar date)$/i, 'date', 'a date'],
  [/^time(?: of day)?$/i, 'time', 'a time of day'],
  [/^(?:long text|text ?area|paragraph|multi-?line(?: text)?|large text)$/i, 'long-text', 'a long text'],
  [/^(?:choice|drop-?down|select|list of options|options?)\b/i, 'choice', 'a choice'],
  [/^(?:check ?box|yes\/no|yes or no|toggle|switch|tick ?box)$/i, 'yes-no', 'a yes or no'],
  [/^(?:picture|image|photo)$/i, 'image', 'a picture'],
  [/^(?:(?:star )?rating|stars)$/i, 'rating', 'stars'],
  [/^e-?mail(?: address)?$/i, 'email', 'an email address'],
  [/^(?:phone|phone number|telephone)$/i, 'phone', 'a phone number'],
  [/^(?:link|url|web address)$/i, 'link', 'a link'],
  [/^tags$/i, 'tags', 'tags'],
  [/^percent(?:age)?$/i, 'percent', 'a share in percent'],
  [/^(?:short )?text(?: field)?$/i, 'text', 'a text'],
];

function retypeField(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', wanted = ''] =
    /^(?:make|turn|change|convert|switch)\s+(.+?)\s+(?:into|to be|to|be|as)\s+(?:an?\s)?(.+)$/i.exec(text) ??
    /^make\s+(.+?)\s+an?\s+(.+)$/i.exec(text) ??
    /^(.+?)\s+(?:should|must) be\s+(?:an?\s)?(.+)$/i.exec(text) ??
    [];
  const [head = '', listed = ''] = wanted
    .replace(/\s+field$/i, '')
    .split(/\s*(?:\bof\b|\bbetween\b|\bwith(?: the)?(?: options| values)?\b|:)\s*/i);
  const kind = kinds.find(([pattern]) => pattern.test(head.trim()));
  if (kind === undefined) return undefined;
  const found = oneField(spec, {
    what,
    where: '',
    names,
    ask: ({ entity, field }) => `Turn ${inText(field.label)} of ${inText(entity.many)} into ${wanted}`,
  });
  if (found === undefined) return undefined;
  return become(spec, found, {
    kind: kind[1],
    words: kind[2],
    options: splitList(listed).map((one) => sentenceCase(unquoted(one))),
  });
}

interface Becoming {
  readonly kind: FieldSpec['kind'];
  readonly words: string;
  readonly options: readonly string[];
}

function become(spec: AppSpec, { entity, field }: OwnedField, { kind, words, options }: Becoming): Outcome {
  const [use] = fieldUses(spec, entity, field.name);
  if (field.formula !== undefined || (use !== undefined && field.kind === 'choice'))
    throw new NothingToChange(
      `“${field.label}” cannot become ${words}: ${field.formula === undefined ? (use ?? '') : 'the app works it out'}.`,
    );
  if (field.kind === kind && options.length === 0)
    throw new NothingToChange(`“${field.label}” is ${words} already.`);
  if (kind === 'choice' && options.length < 2 && field.options === undefined) {
    const values = [...new Set(entity.samples.map((sample) => String(sample[field.name] ?? '')))].filter(
      (one) => one !== '' && one.length <= 40,
    );
    if (values.length < 2)
      throw new NothingToChange(
        `Say what can be chosen, such as “Turn ${inText(field.label)} into a choice of small, medium and large”.`,
      );
    field.options = values.slice(0, 12);
  } else if (kind === 'choice' && options.length >= 2) field.options = [...options];
  else delete field.options;
  field.kind = kind;
  for (const key of ['min', 'max', 'unit', 'start', 'to'] as const) delete field[key];
  for (const [index, sample] of entity.samples.entries())
    sample[field.name] = sampleOf(field, index, sample[field.name]);
  return {
    changes: [
      {
        text: `“${field.label}” of ${inText(entity.many)} is ${words} now${field.options === undefined ? '' : `: ${field.options.join(', ')}`}.`,
      },
    ],
  };
}

function sampleOf(field: FieldSpec, index: number, before: SampleValue | undefined): SampleValue {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent': {
      const value = Number(before);
      return Number.isFinite(value) && typeof before !== 'boolean' && before !== null && before !== ''
        ? value
        : ([12, 3, 27, 8, 41, 16][index] ?? 5);
    }
    case 'rating':
      return 5 - (index % 3);
    case 'yes-no':
      return index % 2 === 0;
    case 'choice':
      return field.options?.includes(String(before)) === true
        ? String(before)
        : (field.options?.[index % field.options.length] ?? '');
    case 'date':
      return `+${index + 1}`;
    case 'moment':
      return `+${index + 1} 10:00`;
    case 'time':
      return `${String(9 + (index % 8)).padStart(2, '0')}:00`;
    case 'tags':
      return typeof before === 'string' && before !== '' ? [before] : [];
    case 'text':
    case 'long-text':
      return typeof before === 'string' || typeof before === 'number' ? String(before) : '';
    default:
      return '';
  }
}
