interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Follows the headings of a text, so that a paragraph knows which ones it stands under. */
export class HeadingPath {
  #open: Heading[] = [];

  /** A heading ends all that are not above it. */
  enter(level: number, text: string): void {
    if (text === '') return;
    this.#open = [...this.#open.filter((heading) => heading.level < level), { level, text }];
  }

  toString(): string {
    return this.#open.map(({ text }) => text).join(' › ');
  }
}
