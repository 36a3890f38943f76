/** What a model said where JSON was wanted. */
export type JsonAnswer =
  | { ok: true; value: unknown; repair: 'none' | 'cut-out' | 'closed' }
  | { ok: false; isCutOff: boolean };

/**
 * JSON as it is; else the first object or list within other words; else, where that breaks off, closed at the last place at
 * which it was whole. Nothing is guessed: what is missing stays missing, and the schema decides whether that will do.
 */
export function readJsonAnswer(text: string): JsonAnswer {
  const whole = parse(text);
  if (whole.ok) return { ok: true, value: whole.value, repair: 'none' };
  let isCutOff = false;
  for (const start of startsIn(text)) {
    const found = scan(text, start);
    if (found.end !== undefined) {
      const part = parse(text.slice(start, found.end));
      if (part.ok) return { ok: true, value: part.value, repair: 'cut-out' };
      continue;
    }
    isCutOff = true;
    for (const { end, missing } of found.safe.toReversed()) {
      const closed = parse(text.slice(start, end) + missing);
      // A bracket with nothing behind it is no answer, only closed again.
      if (closed.ok && Object.keys(closed.value).length > 0)
        return { ok: true, value: closed.value, repair: 'closed' };
    }
  }
  return { ok: false, isCutOff };
}

/** Each of these costs a pass over the text, which may be long. */
const mostStarts = 10;
const mostSafePlaces = 6;
const mostDepth = 64;

interface SafePlace {
  end: number;
  /** What has to follow for everything to be closed, innermost first. */
  missing: string;
}

function parse(text: string): { ok: true; value: object } | { ok: false } {
  try {
    const value: unknown = JSON.parse(text);
    // A number or a word alone is no plan.
    return typeof value === 'object' && value !== null ? { ok: true, value } : { ok: false };
  } catch {
    return { ok: false };
  }
}

/** Where an object or a list may begin: braces in prose are tried and found wanting. */
function startsIn(text: string): number[] {
  return [...text.matchAll(/[[{]/g)].slice(0, mostStarts).map(({ index }) => index);
}

/** Goes to where the value that begins at `start` ends, and notes on its way where it could be closed. */
function scan(text: string, start: number): { end: number | undefined; safe: SafePlace[] } {
  let missing = '';
  const safe: SafePlace[] = [];
  const note = (end: number) => {
    safe.push({ end, missing });
    if (safe.length > mostSafePlaces) safe.shift();
  };
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (end === undefined) return { end: undefined, safe };
      at = end;
      note(at + 1);
    } else if (character === '{' || character === '[') {
      if (missing.length === mostDepth) return { end: undefined, safe: [] };
      missing = (character === '{' ? '}' : ']') + missing;
      note(at + 1);
    } else if (character === '}' || character === ']') {
      if (missing[0] !== character) return { end: at, safe: [] };
      missing = missing.slice(1);
      if (missing === '') return { end: at + 1, safe };
      note(at + 1);
    } else if (character === ',') note(at);
  }
  note(text.length);
  return { end: undefined, safe };
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return undefined;
}
