import type { DrawingName } from './drawings.ts';

/** What is shown: a question, or one of the pictures to choose from. Drawn by the page, and said in words for who does not see. */
export type Figure =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'drawing'; readonly name: DrawingName }
  /** A letter with the thing that begins with it. */
  | { readonly kind: 'letter'; readonly text: string; readonly name: DrawingName }
  | { readonly kind: 'shape'; readonly name: DrawingName; readonly turned?: number; readonly outlined?: true }
  /** A solid that stands on something: which shape does it leave there? */
  | { readonly kind: 'footprint'; readonly name: DrawingName }
  | { readonly kind: 'corners'; readonly name: DrawingName; readonly count: number }
  | { readonly kind: 'many'; readonly name: DrawingName; readonly count: number }
  /** Two heaps that come together, or one of which some go away. */
  | {
      readonly kind: 'heaps';
      readonly name: DrawingName;
      readonly first: number;
      readonly second: number;
      readonly away?: true;
    }
  /** A jump on the number line. */
  | { readonly kind: 'jump'; readonly from: number; readonly by: number }
  /** Rods of ten and single ones. */
  | { readonly kind: 'tens'; readonly count: number }
  /** Some in a row, with one to be found. */
  | { readonly kind: 'row'; readonly cells: readonly (string | null)[] }
  /** A thing, with a box for each sound; one is to be found. */
  | { readonly kind: 'boxes'; readonly name: DrawingName; readonly cells: readonly (string | null)[] }
  /** A word, and the same word with a letter to be found. */
  | { readonly kind: 'gap'; readonly word: string; readonly at: number }
  /** A word to look at, which is covered then. */
  | { readonly kind: 'covered'; readonly word: string }
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number };

/** The same for two figures that look the same. */
export function figureKey(figure: Figure): string {
  return JSON.stringify(figure);
}

/** In words, for a screen reader. What is to be found is not said. */
export function figureWords(figure: Figure): string {
  switch (figure.kind) {
    case 'text':
      return letterWords(figure.text);
    case 'drawing':
      return figure.name;
    case 'letter':
      return `${letterWords(figure.text)}, ${figure.name}`;
    case 'shape':
      return `${figure.turned === undefined ? '' : 'turned '}${figure.name}`;
    case 'footprint':
      return `${figure.name} on the ground`;
    case 'corners':
      return `${figure.name} with its corners marked`;
    case 'many':
      return `${figure.count} × ${figure.name}`;
    case 'heaps':
      return figure.away === true
        ? `${figure.first} × ${figure.name}, ${figure.second} go away`
        : `${figure.first} × ${figure.name} and ${figure.second} more`;
    case 'jump':
      return `number line: from ${figure.from}, ${Math.abs(figure.by)} ${figure.by < 0 ? 'back' : 'on'}`;
    case 'tens':
      return `${Math.floor(figure.count / 10)} tens and ${figure.count % 10} ones`;
    case 'row':
      return figure.cells.map((cell) => cell ?? 'what?').join(', ');
    case 'boxes':
      return `${figure.name}: ${figure.cells.map((cell) => cell ?? 'what?').join(', ')}`;
    case 'gap':
      return `${figure.word}, letter ${figure.at + 1}`;
    case 'covered':
      return figure.word;
    case 'clock':
      return clockWords(figure.hour, figure.minute);
  }
}

function letterWords(text: string): string {
  if (!/^[A-Za-z]$/.test(text)) return text;
  return text === text.toUpperCase() ? `capital ${text}` : `small ${text}`;
}

function clockWords(hour: number, minute: number): string {
  const minuteHand = minute === 0 ? 12 : minute / 5;
  return `clock, the short hand at ${hour}${minute === 0 ? '' : ' and on'}, the long hand at ${minuteHand}`;
}
