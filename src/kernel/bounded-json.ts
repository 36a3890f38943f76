import { limits } from './limits.ts';

/** Whoever reads it tells the sender; nothing deeper ever reaches code that follows a value down step by step. */
export const tooDeepWords = `The JSON is nested deeper than ${limits.http.jsonDepth} levels. Send it flatter.`;

export class TooDeepError extends Error {
  constructor() {
    super(tooDeepWords);
    this.name = 'TooDeepError';
  }
}

/** The value of a JSON text. Throws `TooDeepError`, or a `SyntaxError` when it is none. */
export function parseBoundedJson(text: string): unknown {
  if (isDeeper(text, limits.http.jsonDepth)) throw new TooDeepError();
  return JSON.parse(text) as unknown;
}

/** One look at each character, before anything is built from it. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
