import { inText } from '../library/words/in-text.ts';
import { fieldFromWords } from '../plan/field-from-words.ts';
import { addField } from '../plan/make-entity.ts';
import { splitList } from '../read/split-list.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { findEntity, findField } from './find-part.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Reviser } from './reviser.ts';

/** “add a due date to tasks”, “make price required”, “turn status into a choice of open, done”. */
export const changeFields: Reviser = (sentence, spec) =>
  addFields(sentence, spec) ?? requireField(sentence, spec) ?? retypeField(sentence, spec);

function addFields(sentence: string, spec: AppSpec): string[] | undefined {
  const match =
    /^(?:please )?(?:add|include|give|put)\s+(.+?)\s+(?:to|for|on|in|into)\s+(?:the |each |every |all )?(.+)$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const entity = findEntity(spec, match[2] ?? '');
  if (entity === undefined) return undefined;
  const [words = '', options = ''] = (match[1] ?? '').split(
    /\s+(?:with (?:the )?(?:options|values|choices)|of either|:)\s*/i,
  );
  const added: string[] = [];
  const known: string[] = [];
  for (const attribute of splitList(words)) {
    const bare = attribute
      .replace(/^(?:a|an|the)\s+/i, '')
      .replace(/\s+(?:field|column|attribute|property)$/i, '');
    const made = fieldFromWords(bare, entity.one.toLowerCase());
    if (made === undefined) continue;
    const field: FieldSpec =
      options === ''
        ? made.field
        : { ...made.field, kind: 'choice', options: splitList(options).map(sentenceCase) };
    const before = entity.fields.length;
    addField(entity, field, (index) =>
      field.options === undefined ? made.sample(index) : (field.options[index % field.options.length] ?? ''),
    );
    (entity.fields.length > before ? added : known).push(field.label.toLowerCase());
  }
  if (added.length > 0) return [`${entity.many} have ${added.join(', ')}.`];
  if (known.length > 0) throw new NothingToChange(`${entity.many} have ${known.join(', ')} already.`);
  return undefined;
}

function target(spec: AppSpec, what: string, where: string): { field: FieldSpec; many: string } | undefined {
  const owner = where === '' ? undefined : findEntity(spec, where);
  for (const entity of owner === undefined ? spec.entities : [owner]) {
    const field = findField(entity, what);
    if (field !== undefined) return { field, many: inText(entity.many) };
  }
  return undefined;
}

function requireField(sentence: string, spec: AppSpec): string[] | undefined {
  const match =
    /^(?:please )?make\s+(?:the\s+)?(.+?)(?:\s+(?:of|in|for)\s+(.+?))?\s+(required|mandatory|optional)$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const found = target(spec, match[1] ?? '', match[2] ?? '');
  if (found === undefined) return undefined;
  const required = match[3]?.toLowerCase() !== 'optional';
  found.field.required = required;
  return [`${found.field.label} of ${found.many} is ${required ? 'required' : 'optional'}.`];
}

const kinds: readonly (readonly [RegExp, FieldSpec['kind']])[] = [
  [/\b(?:number|integer|count)\b/i, 'number'],
  [/\b(?:money|price|amount|currency)\b/i, 'money'],
  [/\b(?:date and time|date-?time|moment)\b/i, 'moment'],
  [/\bdate\b/i, 'date'],
  [/\btime\b/i, 'time'],
  [/\b(?:long text|text area|paragraph|multi-?line)\b/i, 'long-text'],
  [/\b(?:choice|dropdown|drop-down|select|options?)\b/i, 'choice'],
  [/\b(?:checkbox|yes\/no|yes or no|toggle|boolean)\b/i, 'yes-no'],
  [/\b(?:picture|image|photo)\b/i, 'image'],
  [/\b(?:rating|stars)\b/i, 'rating'],
  [/\be-?mail\b/i, 'email'],
  [/\bphone\b/i, 'phone'],
  [/\b(?:link|url)\b/i, 'link'],
  [/\btags\b/i, 'tags'],
  [/\btext\b/i, 'text'],
];

function retypeField(sentence: string, spec: AppSpec): string[] | undefined {
  const match =
    /^(?:please )?(?:make|turn|change|convert)\s+(?:the\s+)?(.+?)(?:\s+(?:of|in|for)\s+(.+?))?\s+(?:into|to|to be|be|as|a|an)\s+(?:a |an )?(.+)$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const found = target(spec, match[1] ?? '', match[2] ?? '');
  const wanted = match[3] ?? '';
  const kind = kinds.find(([pattern]) => pattern.test(wanted))?.[1];
  if (found === undefined || kind === undefined) return undefined;
  const { field } = found;
  field.kind = kind;
  delete field.options;
  delete field.min;
  delete field.max;
  if (kind === 'choice') field.options = optionsIn(wanted);
  for (const entity of spec.entities)
    if (entity.fields.includes(field))
      for (const [index, sample] of entity.samples.entries()) sample[field.name] = sampleOf(field, index);
  return [`${field.label} of ${found.many} is now: ${wanted}.`];
}

function optionsIn(wanted: string): string[] {
  const list = /(?:of|:|with|between)\s+(.+)$/i.exec(wanted)?.[1];
  return list === undefined ? ['Yes', 'No', 'Maybe'] : splitList(list).map(sentenceCase);
}

function sampleOf(field: FieldSpec, index: number) {
  switch (field.kind) {
    case 'number':
    case 'money':
      return [12, 3, 27, 8, 41, 16][index] ?? 5;
    case 'rating':
      return 5 - (index % 3);
    case 'yes-no':
      return index % 2 === 0;
    case 'choice':
      return field.options?.[index % field.options.length] ?? '';
    case 'date':
      return `+${index + 1}`;
    case 'moment':
      return `+${index + 1} 10:00`;
    case 'tags':
      return ['first'];
    default:
      return '';
  }
}
