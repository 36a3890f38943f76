/** An expression that is written into a file as it is: a name, a call, a function. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Printable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Code
  | readonly Printable[]
  | { readonly [key: string]: Printable };

/** Files are as wide as this; what does not fit is broken as the usual formatters break it. */
export const lineWidth = 110;

/** After a shorter name a long text stays on the line: breaking there would win nothing. */
const breakableName = 5;

export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const single = escaped.split("'").length - 1;
  const double = escaped.split('"').length - 1;
  return single > double ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

export function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function entriesOf(value: { readonly [key: string]: Printable }): [string, Printable][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}

function inline(value: Printable): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = entriesOf(value).map(([key, member]) => `${propertyName(key)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A list of several things that each have several members is always written one to a line. */
function mustBreak(value: Printable): boolean {
  if (value instanceof Code) return value.text.includes('\n');
  if (isList(value))
    return (
      (value.length > 1 && (value.every(isWideObject) || value.every(isWideList))) || value.some(mustBreak)
    );
  if (typeof value !== 'object' || value === null) return false;
  return entriesOf(value).some(([, member]) => mustBreak(member));
}

function isWideObject(value: Printable): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isList(value) &&
    !(value instanceof Code) &&
    entriesOf(value).length > 1
  );
}

function isWideList(value: Printable): boolean {
  return isList(value) && value.length > 1;
}

/** A value as source text. `used` is how much of the line stands before it. */
export function printValue(value: Printable, indent = 0, used = indent, tail = 1): string {
  if (value instanceof Code) return value.text;
  const flat = inline(value);
  if (!mustBreak(value) && used + flat.length + tail <= lineWidth) return flat;
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (isList(value)) {
    const items = value.map((item) => `${pad}${printValue(item, indent + 2)},\n`);
    return `[\n${items.join('')}${end}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  const members = entriesOf(value).map(([key, member]) => {
    const name = propertyName(key);
    const printed = printValue(member, indent + 2, indent + 4 + name.length);
    const isLongText =
      typeof member === 'string' &&
      name.length >= breakableName &&
      indent + 5 + name.length + printed.length > lineWidth;
    return `${pad}${name}:${isLongText ? `\n${pad}  ` : ' '}${printed},\n`;
  });
  return `{\n${members.join('')}${end}}`;
}
