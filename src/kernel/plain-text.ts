/** What text of a person may hold: one rule for names, metadata and claims, whoever reads them afterwards. */

/**
 * Characters that nobody sees and that make a text look like another: controls, the ends of lines and paragraphs, and
 * those that turn the direction of writing. The checks of names in the database keep the same list.
 */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Halves of a character, and the one that ends a text in many programs: no database keeps them. */
const unkeepable = /[\0\p{Cs}]/gu;

/** Controls other than those by which people arrange a text: tab and the ends of lines. */
const controls = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** For one line that says what something is called. */
export function isPlainName(text: string): boolean {
  return text.search(unseen) === -1 && text.search(unkeepable) === -1;
}

export function plainName(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(unkeepable, '');
}

/** For a longer text. */
export function isPlainText(text: string): boolean {
  return !controls.test(text);
}

/** Whether every text within, and every name of a field, is plain. */
export function isPlainJson(value: unknown): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, held]) => isPlainText(name) && isPlainJson(held));
}

/** As JSON that PostgreSQL reads whatever the texts within hold: what it cannot keep is left out. */
export function keepableJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Escapes are how JSON writes what cannot be kept; a text about escapes is looked at as well, and stays as it is.
  return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(withoutUnkeepable(value)) : text;
}

function withoutUnkeepable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(unkeepable, '');
  if (Array.isArray(value)) return value.map(withoutUnkeepable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name.replaceAll(unkeepable, ''), withoutUnkeepable(held)]),
  );
}
