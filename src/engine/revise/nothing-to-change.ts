import type { Choice } from './revision.ts';

/** A clause is clear, and there is nothing to do, or it has to be asked which of several things is meant. */
export class NothingToChange extends Error {
  readonly choices: readonly Choice[];

  constructor(why: string, choices: readonly Choice[] = []) {
    super(why);
    this.choices = choices;
  }
}

/** Sentences to press, as they are. */
export function choicesOf(sentences: readonly string[]): Choice[] {
  return [...new Set(sentences)].slice(0, mostChoices).map((sentence) => ({ sentence, label: sentence }));
}

const mostChoices = 3;
