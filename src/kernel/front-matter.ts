export interface FrontMatter {
  readonly values: ReadonlyMap<string, string>;
  /** What follows the front matter. */
  readonly body: string;
}

const noBlock = 'front matter: start the file with a line ---, the fields, and a line ---.';

/**
 * Front matter as our texts use it: `name: value` lines between two lines of `---`. It is a part of YAML on
 * purpose: a value has one reading, and whatever else is written is named as a fault.
 */
export function splitFrontMatter(text: string, faults: string[]): FrontMatter {
  const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const values = new Map<string, string>();
  if (block === null) {
    faults.push(noBlock);
    return { values, body: text };
  }
  for (const line of (block[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const field = /^([a-z]+):[ \t]*(.*)$/.exec(line);
    if (field === null) faults.push(`front matter: “${line.trim()}” is not of the form name: value.`);
    else values.set(field[1] ?? '', (field[2] ?? '').trim());
  }
  return { values, body: text.slice(block[0].length) };
}

/** Reads the fields of one text and gathers what is wrong with them. */
export class FieldReader {
  readonly #values: ReadonlyMap<string, string>;
  readonly #faults: string[];

  constructor(values: ReadonlyMap<string, string>, faults: string[]) {
    this.#values = values;
    this.#faults = faults;
  }

  /** A misspelt field would otherwise be a missing one that nobody misses. */
  only(names: readonly string[], thing: string): void {
    for (const name of this.#values.keys()) {
      if (!names.includes(name)) this.#faults.push(`${name}: not a field of ${thing}.`);
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string {
    const value = unquoted(this.#values.get(name) ?? '');
    if (value === undefined) this.#faults.push(`${name}: the quotation marks do not match.`);
    else if (value === '') this.#faults.push(`${name}: missing.`);
    return value ?? '';
  }

  date(name: string): string {
    const value = this.text(name);
    if (value === '') return value;
    const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
    if (!real) this.#faults.push(`${name}: expected a day such as 2026-01-31, not “${value}”.`);
    return value;
  }

  list(name: string): string[] {
    const value = this.#values.get(name);
    if (value === undefined || value === '') {
      this.#faults.push(`${name}: missing.`);
      return [];
    }
    const inside = /^\[(.*)\]$/.exec(value)?.[1];
    const parts = inside?.split(',').map((part) => unquoted(part.trim()) ?? '');
    if (parts === undefined || parts.length === 0 || parts.includes('')) {
      this.#faults.push(`${name}: expected a list such as [security, teams].`);
      return [];
    }
    return parts;
  }
}

/** A value in quotation marks without them; undefined when they do not match. */
function unquoted(value: string): string | undefined {
  const mark = value.charAt(0);
  if (mark !== '"' && mark !== "'") return value;
  if (value.length < 2 || !value.endsWith(mark)) return undefined;
  return value.slice(1, -1);
}
