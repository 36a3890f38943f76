import { linesOf } from './markdown-tables.ts';

/**
 * The text with every run of underscores as it stands. Markdown would read a line of them as a rule, and two of them around a sign
 * as an emphasis; here they are blanks to be filled in.
 */
export function withBlanks(text: string): string {
  let isCode = false;
  return linesOf(text)
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
      return isCode ? line : line.replaceAll(/(?<!\\)_{3,}/g, (run) => '\\_'.repeat(run.length));
    })
    .join('\n');
}
