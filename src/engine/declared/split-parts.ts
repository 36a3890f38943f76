/** The parts of a list: “a, b (c, d) and e” are three. What stands in brackets or quotes stays together. */
export function splitParts(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at] ?? '';
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const conjunction = depth === 0 ? /^\s+(?:and|as well as|plus|&)\s+/i.exec(list.slice(at)) : null;
    // “1,500” is one figure.
    const isFigure = letter === ',' && /\d$/.test(part) && /^,\d{3}\b/.test(list.slice(at));
    if (depth === 0 && (letter === ',' || letter === ';') && !isFigure) {
      parts.push(part);
      part = '';
    } else if (conjunction !== null && !joined(part, list.slice(at + conjunction[0].length))) {
      parts.push(part);
      part = '';
      at += conjunction[0].length - 1;
    } else part += letter;
  }
  return [...parts, part]
    .map((one) =>
      one
        .trim()
        .replace(/^(?:and|or|plus)\s+/i, '')
        .replace(/[.:]+$/, '')
        .trim(),
    )
    .filter((one) => one !== '');
}

/** “date and time” and “list of persons with phone and password” are one part each. */
function joined(before: string, after: string): boolean {
  return (
    (/\bdate$/i.test(before.trim()) && /^time\b/i.test(after)) || /\b(?:with|between)\s[^,]*$/i.test(before)
  );
}

/** What stands in the last brackets of a part, and the part without them. */
export function bracketOf(part: string): { words: string; inside?: string } {
  const match = /^(.*?)\s*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]\s*(.*)$/s.exec(part);
  if (match === null) return { words: part.trim() };
  const words = `${match[1] ?? ''} ${match[3] ?? ''}`.trim();
  return { words, inside: (match[2] ?? '').trim() };
}
