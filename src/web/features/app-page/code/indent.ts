/** What a key does to a text: a stretch of it is replaced, and then this is selected. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
}

const unit = '  ';

/** Tab: spaces at the caret, or every selected line moved in. */
export function indent(text: string, start: number, end: number): TextEdit {
  if (!text.slice(start, end).includes('\n'))
    return { from: start, to: end, insert: unit, select: [start + unit.length, start + unit.length] };
  const from = lineStart(text, start);
  const insert = text
    .slice(from, end)
    .split('\n')
    .map((line) => `${unit}${line}`)
    .join('\n');
  return { from, to: end, insert, select: [start + unit.length, from + insert.length] };
}

/** Shift and Tab: the line of the caret, or every selected line, moved out. */
export function outdent(text: string, start: number, end: number): TextEdit {
  const from = lineStart(text, start);
  const lines = text.slice(from, end).split('\n');
  // The caret may stand inside of the spaces: those behind it go as well.
  const spaces = /^ {0,2}/.exec(text.slice(from))?.[0].length ?? 0;
  const to = Math.max(end, from + spaces);
  const shorter = text
    .slice(from, to)
    .split('\n')
    .map((line) => line.replace(/^ {1,2}/, ''))
    .join('\n');
  const selectEnd = lines.length === 1 ? Math.max(from, end - spaces) : from + shorter.length;
  return { from, to, insert: shorter, select: [Math.max(from, start - spaces), selectEnd] };
}

/** Enter: the next line begins where this one does. */
export function breakLine(text: string, start: number, end: number): TextEdit {
  const spaces = /^[ \t]*/.exec(text.slice(lineStart(text, start), start))?.[0] ?? '';
  const insert = `\n${spaces}`;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where a line begins and ends, counted from 1. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}
