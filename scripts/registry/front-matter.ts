export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly tags: readonly string[];
}

export type FrontMatterResult =
  | { readonly matter: FrontMatter; readonly body: string }
  | { readonly faults: readonly string[] };

const fields = ['title', 'description', 'date', 'tags'] as const;

/**
 * Front matter as articles use it: `name: value` lines between two lines of `---`, tags as `[a, b]`. It is a
 * part of YAML on purpose: a value has one reading, and whatever else is written is named as a fault.
 */
export function readFrontMatter(text: string): FrontMatterResult {
  const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (block === null)
    return { faults: ['front matter: start the file with a line ---, the fields, and a line ---.'] };
  const faults: string[] = [];
  const values = new Map<string, string>();
  for (const line of (block[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const field = /^([a-z]+):[ \t]*(.*)$/.exec(line);
    if (field === null) faults.push(`front matter: “${line.trim()}” is not of the form name: value.`);
    else values.set(field[1] ?? '', (field[2] ?? '').trim());
  }
  for (const name of values.keys()) {
    if (!fields.some((field) => field === name)) faults.push(`${name}: not a field of an article.`);
  }
  const matter = {
    title: textField('title', values, faults),
    description: textField('description', values, faults),
    date: dateField(values, faults),
    tags: tagsField(values, faults),
  };
  return faults.length > 0 ? { faults } : { matter, body: text.slice(block[0].length) };
}

function textField(name: string, values: ReadonlyMap<string, string>, faults: string[]): string {
  const value = unquoted(values.get(name) ?? '');
  if (value === undefined) faults.push(`${name}: the quotation marks do not match.`);
  else if (value === '') faults.push(`${name}: missing.`);
  return value ?? '';
}

function dateField(values: ReadonlyMap<string, string>, faults: string[]): string {
  const value = textField('date', values, faults);
  if (value === '') return value;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  if (!real) faults.push(`date: expected a day such as 2026-01-31, not “${value}”.`);
  return value;
}

function tagsField(values: ReadonlyMap<string, string>, faults: string[]): string[] {
  const value = values.get('tags');
  if (value === undefined || value === '') {
    faults.push('tags: missing.');
    return [];
  }
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  const tags = list?.split(',').map((tag) => unquoted(tag.trim()) ?? '');
  if (tags === undefined || tags.length === 0 || tags.includes('')) {
    faults.push('tags: expected a list such as [security, teams].');
    return [];
  }
  return tags;
}

/** A value in quotation marks without them; undefined when they do not match. */
function unquoted(value: string): string | undefined {
  const mark = value.charAt(0);
  if (mark !== '"' && mark !== "'") return value;
  if (value.length < 2 || !value.endsWith(mark)) return undefined;
  return value.slice(1, -1);
}
