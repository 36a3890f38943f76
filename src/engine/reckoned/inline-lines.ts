import type { Sheet } from './sheet.ts';

type Lines = Pick<Sheet, 'lines'>;

/** The formula of a line over inputs alone. */
export function inlined(name: string, sheet: Lines): string {
  return overInputs(sheet.lines.find((line) => line.name === name)?.formula ?? name, sheet);
}

/** A formula that speaks of lines over inputs alone; what stands in quotes is a text. */
export function overInputs(formula: string, sheet: Lines): string {
  const isLine = (word: string) => sheet.lines.some((line) => line.name === word);
  return formula
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replaceAll(/[a-z][a-zA-Z0-9]*/g, (word) =>
            isLine(word) ? bracketed(inlined(word, sheet)) : word,
          ),
    )
    .join('');
}

function bracketed(formula: string): string {
  return /^[\w.]+$/.test(formula) || /^[a-z]+\([^()]*\)$/.test(formula) ? formula : `(${formula})`;
}
