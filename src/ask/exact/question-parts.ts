import type { DecimalNumber } from './decimals.ts';
import { partShape } from './question-shape.ts';
import { readNumber } from './read-number.ts';

const shapes = new Map<string, RegExp>();

/** Each wording is compiled once. */
function shapeOf(source: string): RegExp {
  const known = shapes.get(source) ?? partShape(source);
  shapes.set(source, known);
  return known;
}

/**
 * Takes parts out of a question one after the other: “a bill of 84.50, 18% tip, for 3”. What is left in the end must be words that such
 * questions are made of, or the question is about something else.
 */
export class QuestionParts {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  /** The number at the first wording that occurs; its words are taken out with it. */
  take(...sources: readonly string[]): DecimalNumber | undefined {
    return this.takeAll(...sources)[0];
  }

  /** All numbers of the first wording that occurs. */
  takeAll(...sources: readonly string[]): readonly DecimalNumber[] {
    for (const source of sources) {
      const found = shapeOf(source).exec(this.#rest);
      if (found === null) continue;
      const written = found.slice(1).filter((part) => part !== undefined);
      const numbers = written.map(readNumber).filter((value) => value !== undefined);
      if (numbers.length === 0 || numbers.length !== written.length) continue;
      this.#rest = `${this.#rest.slice(0, found.index)} ; ${this.#rest.slice(found.index + found[0].length)}`;
      return numbers;
    }
    return [];
  }

  /** Whether a word occurs; it is taken out. */
  says(words: RegExp): boolean {
    const found = words.exec(this.#rest);
    if (found === null) return false;
    this.#rest = `${this.#rest.slice(0, found.index)} ; ${this.#rest.slice(found.index + found[0].length)}`;
    return true;
  }

  /** Whether nothing is left but these words and signs between them. */
  leavesOnly(words: ReadonlySet<string>): boolean {
    return this.#rest.split(/[\s,;:.?()=]+/).every((word) => word === '' || word === '-' || words.has(word));
  }
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
