import type { CollectionRule } from '../hosting/collection-rules.ts';
import type { EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { sampleDay } from '../spec/sample-day.ts';
import { dataPath, recordsPath, typeName } from './names.ts';
import { Code, type Printable, printValue, propertyName, quote } from './print-value.ts';
import { SourceFile } from './source-file.ts';

function valueType(field: FieldSpec): string {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return 'number';
    case 'yes-no':
      return 'boolean';
    case 'tags':
      return 'readonly string[]';
    default:
      return 'string';
  }
}

function printType(entity: EntitySpec): string {
  const members = entity.fields.map((field) => `  ${propertyName(field.name)}?: ${valueType(field)};\n`);
  const by = entity.fields.some(({ name }) => name === 'by') ? '' : '  /** Who made it. */\n  by?: string;\n';
  return `export type ${typeName(entity.one)} = {\n  id: string;\n  createdAt: string;\n${members.join('')}${by}};\n`;
}

/** The members of a field in a steady order, without what is not said. */
export function printableField(field: FieldSpec, file: SourceFile): Printable {
  const { to, ...rest } = field;
  const reference = to === undefined ? undefined : new Code(`() => ${file.use(to, dataPath(to))}`);
  return { ...rest, to: reference } as Printable;
}

function sampleValue(field: FieldSpec | undefined, value: SampleValue, file: SourceFile): Printable {
  if (typeof value !== 'string' || (field?.kind !== 'date' && field?.kind !== 'moment')) return value;
  const near = sampleDay(value);
  if (near === undefined) return value;
  const name = file.use('inDays', 'store/sample-dates.ts');
  const time = field.kind === 'moment' ? quote(near.time ?? '10:00') : undefined;
  const not = near.not.length === 0 ? undefined : `[${near.not.map(quote).join(', ')}]`;
  const rest = not === undefined ? time : `${time ?? 'undefined'}, ${not}`;
  return new Code(rest === undefined ? `${name}(${near.days})` : `${name}(${near.days}, ${rest})`);
}

function printSamples(entity: EntitySpec, file: SourceFile): Code {
  const records = entity.samples.map((sample, index): Printable => {
    const values = Object.entries(sample).map(([name, value]) => [
      name,
      sampleValue(
        entity.fields.find((field) => field.name === name),
        value,
        file,
      ),
    ]);
    const made = new Code(`${file.use('inDays', 'store/sample-dates.ts')}(${-index - 1}, '09:30')`);
    return { id: `${entity.name}-${index + 1}`, createdAt: made, ...Object.fromEntries(values) };
  });
  if (records.length === 0) return new Code('() => []');
  const body = printValue(records, 2, 2 + 'samples: () => '.length);
  return new Code(`() => ${body}`);
}

/** Who may do what where visitors share the records; nothing when everybody may do everything. */
function printableRights(rule: CollectionRule | undefined): Printable {
  if (rule === undefined) return undefined;
  const { change, remove, manage, ownOnly, openFields } = rule;
  return change === null && remove === null && !ownOnly
    ? undefined
    : { change, remove, manage, ownOnly, openFields };
}

/** What records consist of is asked late: the parts point back to them. */
function printableParts({ parts }: EntitySpec, file: SourceFile): Printable {
  if (parts === undefined) return undefined;
  const part = file.use(parts.entity, dataPath(parts.entity));
  return new Code(`() => ({ entity: ${part}, link: ${quote(parts.link)} })`);
}

/** How records are kept: in an app with formulas or not, and by whom where visitors share them. */
interface Keeping {
  readonly ruled?: boolean;
  readonly rights?: CollectionRule | undefined;
}

/** `src/data/<entity>.ts`: the type of the records, the declaration, and what the app starts with. */
export function emitEntity(
  entity: EntitySpec,
  { ruled = false, rights }: Keeping = {},
): [path: string, text: string] {
  const file = new SourceFile(`src/${dataPath(entity.name)}`);
  const define = ruled
    ? file.use('defineRuledEntity', 'records/ruled-entity.ts')
    : file.use('defineEntity', 'records/entity.ts');
  const declared: Printable = {
    name: entity.name,
    one: entity.one,
    many: entity.many,
    title: entity.title,
    path: entity.detail === undefined ? undefined : recordsPath(entity),
    rights: printableRights(rights),
    standsFor: entity.standsFor,
    alsoFor: entity.alsoFor,
    rules: entity.rules,
    parts: printableParts(entity, file),
    fields: entity.fields.map((field) => printableField(field, file)),
    samples: printSamples(entity, file),
  };
  const body = printValue(declared, 0, lineForcedBroken);
  const text = `${printType(entity)}\nexport const ${entity.name} = ${define}<${typeName(entity.one)}>(${body});\n`;
  return [file.path, `${file.imports()}\n${text}`];
}

/** A declaration is always written over several lines: it is read more often than it is short. */
const lineForcedBroken = 1000;
