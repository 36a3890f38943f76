/**
 * The members of an enumeration: “a, b, and c”, “a and b”, “a/b”. Commas and words inside brackets or quotes
 * do not separate.
 */
export function splitList(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quoted = false;
  let piece = '';
  for (const part of text.split(/(\s+(?:and|or|as well as|plus|&|then)\s+|[,;()"]|\s+-\s+)/)) {
    if (part === '(') depth += 1;
    if (part === ')') depth = Math.max(0, depth - 1);
    if (part === '"') quoted = !quoted;
    const separates =
      depth === 0 && !quoted && /^(\s+(?:and|or|as well as|plus|&|then)\s+|[,;]|\s+-\s+)$/.test(part);
    if (!separates) {
      piece += part;
      continue;
    }
    pieces.push(piece);
    piece = '';
  }
  pieces.push(piece);
  return pieces
    .map((one) =>
      one
        .trim()
        .replace(/^(?:and|or|also|then|as well as|to)\s+/i, '')
        .replace(/[.,:;]+$/, '')
        .trim(),
    )
    .filter(
      (one) => one !== '' && !/^(etc|so on|more|others?|etcetera|and|the like|much more)\.?$/i.test(one),
    );
}

const listed =
  /\s*(?:,\s*)?(?:\(|:\s+|\b(?:including but not limited to|including|includes|such as|for example|for instance|e\.g\.,?|namely|like(?!\s+(?:an?|the|their|each|every|others?|this|it|them)\s)|i\.e\.,?)\s+)/i;

/** Cuts “x, including a, b and c” into x and its details. */
export function splitDetails(text: string): { head: string; details: string[] } {
  const match = listed.exec(text);
  if (match === null || match.index === 0) return { head: text.trim(), details: [] };
  const tail = text
    .slice(match.index + match[0].length)
    .replace(/\)\s*$/, '')
    .replace(/\)/, ',');
  return { head: text.slice(0, match.index).trim(), details: splitList(tail) };
}
