/**
 * The elements of an array as PostgreSQL writes it, `{a,"b c"}`; undefined when it is no plain list, which is what
 * `like(any)` and `match(all)` take.
 */
export function arrayElements(text: string): string[] | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined;
  const elements: string[] = [];
  let at = 1;
  const end = trimmed.length - 1;
  if (trimmed.slice(1, end).trim() === '') return elements;
  for (;;) {
    const read = readElement(trimmed, at, end);
    if (read === undefined) return undefined;
    elements.push(read.value);
    if (read.at === end) return elements;
    if (trimmed.charAt(read.at) !== ',') return undefined;
    at = read.at + 1;
  }
}

function readElement(text: string, from: number, end: number): { value: string; at: number } | undefined {
  let at = from;
  let value = '';
  let quoted = false;
  for (; at < end; at++) {
    const character = text.charAt(at);
    if (character === '\\') {
      at++;
      if (at >= end) return undefined;
      value += text.charAt(at);
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') break;
    else if (!quoted && (character === '{' || character === '}')) return undefined;
    else value += character;
  }
  return quoted ? undefined : { value, at };
}
