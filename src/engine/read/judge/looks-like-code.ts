/** What a text that is no prose seems to be, and the names it gives to values. */
export interface Pasted {
  readonly what: string;
  /** Keys of records, where it holds some. */
  readonly names: readonly string[];
}

const markup = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,300})?>/gi;

/** Lines that no prose has: “let members book”, “select a room from the list” and “open => done” are sentences. */
const codeLines: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'SQL',
    /^\s*(?:SELECT\s.+\sFROM\s|INSERT\s+INTO\s|CREATE\s+TABLE\s|ALTER\s+TABLE\s|UPDATE\s+\w+\s+SET\s)|^\s*(?:select\s+\*\s+from|insert\s+into\s+\w+\s*\(|create\s+table\s+\w+\s*\()/,
  ],
  [
    'Python code',
    /^\s*(?:def\s+\w+\s*\(.*\)\s*(?:->.*)?:|class\s+[A-Z]\w*(?:\(\w*\))?:\s*$|from\s+[\w.]+\s+import\s|import\s+\w+\s+as\s+\w+\s*$|elif\s.+:\s*$|print\s*\(.*\)\s*$|if __name__)/,
  ],
  ['C or C++ code', /^\s*(?:#include\s*[<"]|int\s+main\s*\(|std::|using\s+namespace\s|printf\s*\()/],
  ['Java code', /^\s*(?:public|private|protected)\s+(?:static|final|class|void)\s|System\.out\.print/],
  [
    'JavaScript code',
    /\bfunction\b\s*\w*\s*\([^)]*\)\s*\{|\)\s*=>|=>\s*\{|^\s*(?:const|let|var)\s+[\w{}[\], :]+=|^\s*import\s.*\bfrom\s+['"]|console\.log\s*\(|\brequire\s*\(['"]|document\.(?:get|query|add)\w+/,
  ],
  [
    'CSS',
    /^\s*[.#]?[\w-]+(?:\s*[>,]\s*[\w.#-]+)*\s*\{|^\s*(?:color|margin|padding|font(?:-\w+)?|display|width|height|background(?:-\w+)?|border(?:-\w+)?)\s*:\s*[^;{}]+;\s*\}?\s*$/i,
  ],
  [
    'a shell script',
    /^\s*(?:#!\/|sudo\s|apt(?:-get)?\s+install|npm\s+(?:install|run|i)\s|git\s+(?:clone|commit|push|pull)\b|docker\s+(?:run|build|compose|ps)\b)/,
  ],
  [
    'an error message',
    /^\s*at\s+[\w.<>$]+\s*\(.*:\d+(?::\d+)?\)|^Traceback \(most recent call last\)|^\s*File ".+", line \d+/,
  ],
  [
    'program code',
    /^\s*(?:[{}()[\];]+|return\b.{0,200};|return\s+[\w.]+\s*[*+]\s*[\w.]+|(?:if|for|while)\s*\(.*\)\s*\{?|(?:\}\s*)?else\s*\{|\/\/.*|[\w.[\]]+\s*[-+*/]?=\s*.+;|[\w.]+\([^)]*\)\s*;)\s*$/,
  ],
];

/** Program code, records or markup, if most of a text is that. */
export function pastedCode(text: string): Pasted | undefined {
  const trimmed = text.trim();
  const json = jsonIn(trimmed);
  if (json !== undefined) return json;
  const tags = trimmed.match(markup) ?? [];
  const prose = trimmed.replaceAll(markup, ' ').split(/\s+/).filter(Boolean).length;
  if (tags.length >= 2 && (tags.length >= prose / 6 || /^<(?:!doctype|html|\?xml)/i.test(trimmed)))
    return { what: 'HTML', names: [] };
  // A line of code may hold several statements.
  const lines = trimmed.split(/\n|(?<=[;{}])\s+(?=\S)/).filter((line) => line.trim() !== '');
  const found = lines.map((line) => ({
    line,
    what: codeLines.find(([, pattern]) => pattern.test(line))?.[0],
  }));
  const length = (all: readonly { line: string }[]) =>
    all.reduce((sum, { line }) => sum + line.trim().length, 0);
  const code = found.filter(({ what }) => what !== undefined);
  if (code.length === 0 || length(code) < length(found) * 0.5) return undefined;
  const what = code.map((one) => one.what).find((one) => one !== 'program code') ?? 'program code';
  return { what, names: [] };
}

function jsonIn(text: string): Pasted | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Cut off in the middle it is still no prose.
    const names = [...text.matchAll(/"([A-Za-z][\w -]{0,30})"\s*:/g)].map(([, name = '']) => name);
    return names.length < 2 ? undefined : { what: 'JSON', names: [...new Set(names)] };
  }
  const record: unknown = Array.isArray(value) ? value[0] : value;
  const names = typeof record === 'object' && record !== null ? Object.keys(record) : [];
  return { what: 'JSON', names: names.filter((name) => /^[A-Za-z][\w -]{0,30}$/.test(name)) };
}
