import type { Sheet } from './sheet.ts';

/** The formula of a line over inputs alone. */
export function inlined(name: string, { lines }: Sheet): string {
  const formula = lines.find((line) => line.name === name)?.formula ?? name;
  return formula
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replaceAll(/[a-z][a-zA-Z0-9]*/g, (word) =>
            word !== name && lines.some((line) => line.name === word)
              ? bracketed(word, { lines } as Sheet)
              : word,
          ),
    )
    .join('');
}

function bracketed(name: string, sheet: Sheet): string {
  const formula = inlined(name, sheet);
  return /^[\w.]+$/.test(formula) || /^[a-z]+\([^()]*\)$/.test(formula) ? formula : `(${formula})`;
}
