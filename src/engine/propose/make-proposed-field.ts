import { camel } from '../emit/names.ts';
import { fieldFromWords } from '../plan/field-from-words.ts';
import { sentenceCase } from '../read/words.ts';
import { findEntity } from '../revise/find-part.ts';
import type { AppSpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import type { ProposedThing } from './proposal.ts';

type ProposedField = ProposedThing['fields'][number];

/** Every record has these, whatever its kind. */
const ownOfRecords = new Set(['id', 'createdAt', 'by']);

/** The field that a model means, with a name that no other has. Undefined where no name can be made of its words. */
export function makeProposedField(
  proposed: ProposedField,
  taken: readonly FieldSpec[],
  spec: AppSpec,
): FieldSpec | undefined {
  const label = sentenceCase(proposed.name.replaceAll(/[_\s]+/g, ' ').trim());
  const name = freeName(camel(label.normalize('NFKD').replaceAll(/[^A-Za-z0-9 ]/g, '')), taken);
  if (name === undefined) return undefined;
  const { kind, ...more } = kindOf(proposed, spec);
  return { name, label, kind, ...more };
}

function freeName(name: string, taken: readonly FieldSpec[]): string | undefined {
  if (!/^[a-z]/.test(name)) return undefined;
  const short = name.slice(0, 50);
  const isTaken = (one: string) => ownOfRecords.has(one) || taken.some((field) => field.name === one);
  for (let count = 1; count < 20; count += 1) {
    const one = count === 1 ? short : `${short}${count}`;
    if (!isTaken(one)) return one;
  }
  return undefined;
}

/** A choice of nothing is a text, and so is what points to a thing that is not kept. */
function kindOf({ kind, options }: ProposedField, spec: AppSpec): Pick<FieldSpec, 'kind' | 'options' | 'to'> {
  const [first = ''] = options;
  if (kind === 'thing') {
    const target = findEntity(spec, first);
    return target === undefined ? { kind: 'text' } : { kind: 'reference', to: target.name };
  }
  if (kind !== 'choice') return { kind };
  const distinct = [...new Set(options)];
  return distinct.length < 2 ? { kind: 'text' } : { kind: 'choice', options: distinct };
}

/** A value that was given as a text, in the kind of its field; what does not fit is made up as for any other field. */
export function sampleOf(
  field: FieldSpec,
  said: string | undefined,
  index: number,
  spec: AppSpec,
): SampleValue {
  const text = said?.trim() ?? '';
  return (text === '' ? undefined : readSample(field, text, spec)) ?? madeSample(field, index, spec);
}

function readSample(field: FieldSpec, text: string, spec: AppSpec): SampleValue | undefined {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating': {
      const number = Number.parseFloat(text.replaceAll(/[^\d.-]/g, ''));
      if (!Number.isFinite(number)) return undefined;
      return field.kind === 'rating' ? Math.min(5, Math.max(1, Math.round(number))) : number;
    }
    case 'yes-no':
      return /^(?:yes|true|1|y|on|done|paid)$/i.test(text);
    case 'choice':
      return field.options?.find((option) => option.toLowerCase() === text.toLowerCase());
    case 'date':
      return /^[+-]\d{1,3}$/.test(text) ? text : undefined;
    case 'time':
      return /^\d{1,2}:\d{2}$/.test(text) ? text.padStart(5, '0') : undefined;
    case 'email':
      return /^\S+@\S+\.\S+$/.test(text) ? text : undefined;
    case 'link':
      return /^https?:\/\/\S+$/.test(text) ? text : undefined;
    case 'reference':
      return titlesOf(field, spec).find((title) => title.toLowerCase() === text.toLowerCase());
    default:
      return text;
  }
}

function madeSample(field: FieldSpec, index: number, spec: AppSpec): SampleValue {
  const { kind, label, options = [] } = field;
  if (kind === 'choice') return options[index % options.length] ?? '';
  if (kind === 'reference') {
    const titles = titlesOf(field, spec);
    return titles[index % Math.max(1, titles.length)] ?? null;
  }
  if (kind === 'yes-no') return index % 2 === 0;
  if (kind === 'rating') return 3 + (index % 3);
  if (kind === 'date') return `+${index * 3 + 1}`;
  if (kind === 'time') return `${String(9 + (index % 8)).padStart(2, '0')}:00`;
  const made = fieldFromWords(label.toLowerCase(), '');
  if (made !== undefined && made.field.kind === kind) return made.sample(index);
  if (kind === 'number' || kind === 'money' || kind === 'percent')
    return [12, 30, 45, 18, 60, 25][index % 6] ?? 10;
  if (kind === 'email') return `person${index + 1}@example.com`;
  if (kind === 'phone') return `+1 555 010 ${2030 + index}`;
  return kind === 'link' ? `https://example.com/${index + 1}` : '';
}

function titlesOf({ to }: FieldSpec, { entities }: AppSpec): string[] {
  const target = entities.find(({ name }) => name === to);
  if (target === undefined) return [];
  return target.samples
    .map((sample) => sample[target.title])
    .filter((title): title is string => typeof title === 'string' && title !== '');
}
