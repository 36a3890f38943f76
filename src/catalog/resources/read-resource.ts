import { FieldReader, splitFrontMatter } from '../../kernel/front-matter.ts';
import {
  isResourceFormat,
  isResourceJob,
  isResourceKind,
  type Resource,
  type ResourceFormat,
  type ResourceJob,
  type ResourceKind,
  resourceFormats,
  resourceJobs,
  resourceKinds,
} from './resource.ts';
import { hasFormulas, sheetsOf } from './sheets-of.ts';

interface ReadResource {
  readonly resource: Resource;
  /** Sentences that name the field or the place. */
  readonly faults: readonly string[];
}

const fieldNames = ['title', 'about', 'kind', 'jobs', 'formats', 'words', 'opens'];
const longestAbout = 150;
const longestTitle = 80;
const mostJobs = 3;

/** One file of `content/resources`. */
export function readResource(text: string): ReadResource {
  const faults: string[] = [];
  const { values, body } = splitFrontMatter(text, faults);
  const fields = new FieldReader(values, faults);
  fields.only(fieldNames, 'a resource');
  const resource: Resource = {
    title: atMost('title', fields.text('title'), longestTitle, faults),
    about: atMost('about', fields.text('about'), longestAbout, faults),
    kind: readKind(fields.text('kind'), faults),
    jobs: readJobs(fields.list('jobs'), faults),
    formats: readFormats(fields.list('formats'), faults),
    words: readWords(fields.text('words'), faults),
    ...(fields.has('opens') ? { opens: readAddress(fields.text('opens'), faults) } : {}),
    body: body.trim(),
  };
  faults.push(...bodyFaults(resource));
  return { resource, faults };
}

function atMost(name: string, value: string, most: number, faults: string[]): string {
  if (value.length > most) faults.push(`${name}: has ${value.length} characters; at most ${most} fit.`);
  return value;
}

function readKind(value: string, faults: string[]): ResourceKind {
  if (isResourceKind(value)) return value;
  if (value !== '') faults.push(`kind: “${value}” is not one of ${resourceKinds.join(', ')}.`);
  return 'template';
}

function readJobs(values: readonly string[], faults: string[]): ResourceJob[] {
  for (const value of values)
    if (!isResourceJob(value)) faults.push(`jobs: “${value}” is not one of ${resourceJobs.join(', ')}.`);
  if (values.length > mostJobs) faults.push(`jobs: at most ${mostJobs}.`);
  if (new Set(values).size < values.length) faults.push('jobs: one of them is named twice.');
  return values.filter(isResourceJob);
}

function readFormats(values: readonly string[], faults: string[]): ResourceFormat[] {
  for (const value of values)
    if (!isResourceFormat(value))
      faults.push(`formats: “${value}” is not one of ${resourceFormats.join(', ')}.`);
  if (new Set(values).size < values.length) faults.push('formats: one of them is named twice.');
  return values.filter(isResourceFormat);
}

function readWords(value: string, faults: string[]): string[] {
  const words = value.split(',').map((word) => word.trim());
  if (value !== '' && words.includes('')) faults.push('words: one of them is empty.');
  return words.filter((word) => word !== '');
}

function readAddress(value: string, faults: string[]): string {
  if (!/^\/[a-z0-9/-]+$/.test(value)) faults.push(`opens: “${value}” is no address of the product.`);
  return value;
}

function bodyFaults({ body, formats }: Resource): string[] {
  if (body === '') return ['The text is missing.'];
  const isReckoned = formats.includes('xlsx');
  return [
    ...(/^[#|>-]/.test(body) ? ['The text begins with a short paragraph on how to use it.'] : []),
    ...(/^#\s/m.test(body) ? ['The first level of headings is the title; use ## in the text.'] : []),
    ...(!isReckoned && hasFormulas(body) ? ['formats: a text with formulas is offered as xlsx.'] : []),
    ...(isReckoned && !hasFormulas(body) ? ['formats: a text that is offered as xlsx has formulas.'] : []),
    ...(isReckoned ? sheetsOf(body).faults : []),
  ];
}
