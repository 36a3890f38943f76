// What XML 1.0 does not call a character: most control characters, two others, and halves of pairs. Escaping does not help.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that may stand in XML: one forbidden character makes a whole document unreadable. */
export function cleanText(text: string): string {
  return text.replace(forbidden, '');
}

/** The same value with every text in it clean. Keys too, so that a row still answers to the keys of its columns. */
export function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), cleaned(item)]),
  ) as Value;
}
