import { FormulaFault } from './language/formula-fault.ts';

const place = /\{([^{}]*)\}/g;

/** Puts values at the places of a text: `{net}` becomes what `net` is. */
export function fillPlaces(text: string, wordsFor: (name: string) => string | undefined): string {
  return text.replace(place, (_, name: string) => {
    const words = wordsFor(name.trim());
    if (words === undefined)
      throw new FormulaFault(`There is no field or formula “${name.trim()}” for the place {${name}}.`);
    return words;
  });
}
