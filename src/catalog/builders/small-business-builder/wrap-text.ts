/** About how wide a character is in sizes of its font; a little too wide, so that no line is longer than its box. */
const wide = /[A-ZMWmw@%&—]/;
const narrow = /[iljtfrI.,:;'’|!() ]/;

function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) {
    if (narrow.test(sign)) sum += 0.36;
    else if (wide.test(sign)) sum += 0.82;
    // Scripts without spaces have square characters.
    else sum += (sign.codePointAt(0) ?? 0) > 0x2e_7f ? 1.05 : 0.6;
  }
  return sum * size;
}

/** Lines that fit a width. A word that is wider than a line is broken, so that nothing is cut. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, width, size));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number, size: number): string[] {
  if (widthOf(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (widthOf(part + sign, size) > width && part !== '') {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
