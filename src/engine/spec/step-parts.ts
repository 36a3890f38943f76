/** The parts between commas that stand in no bracket and no text. */
export function topLevelParts(step: string): string[] {
  const parts: string[] = [];
  let [depth, isText, part] = [0, false, ''];
  for (const sign of step) {
    if (sign === '"') isText = !isText;
    if (!isText && sign === '(') depth += 1;
    if (!isText && sign === ')') depth -= 1;
    if (sign === ',' && depth === 0 && !isText) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

/** How a step begins, and what it writes: “add loans with” and “book = this”, “friend = ask.to”. */
export function stepWrites(step: string): { start: string; writes: string[] } | undefined {
  const [, start, rest] = /^(set |(?:add|change)\b.*? with )(.*)$/su.exec(step) ?? [];
  return start === undefined || rest === undefined ? undefined : { start, writes: topLevelParts(rest) };
}
