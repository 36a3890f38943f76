export type Mark = 'right' | 'elsewhere' | 'absent';

/** How a guess compares: letters at their place first, then each remaining letter of the word once. */
export function markGuess(guess: string, word: string): Mark[] {
  const marks: Mark[] = Array.from({ length: word.length }, () => 'absent');
  const rest = new Map<string, number>();
  [...word].forEach((letter, index) => {
    if (guess[index] === letter) marks[index] = 'right';
    else rest.set(letter, (rest.get(letter) ?? 0) + 1);
  });
  [...guess].forEach((letter, index) => {
    const left = rest.get(letter) ?? 0;
    if (marks[index] !== 'right' && left > 0) {
      marks[index] = 'elsewhere';
      rest.set(letter, left - 1);
    }
  });
  return marks;
}

/** The best that is known about each letter that was tried. */
export function letterMarks(guesses: readonly string[], word: string): Map<string, Mark> {
  const order: readonly Mark[] = ['absent', 'elsewhere', 'right'];
  const known = new Map<string, Mark>();
  for (const guess of guesses)
    markGuess(guess, word).forEach((mark, index) => {
      const letter = guess[index] ?? '';
      const before = known.get(letter);
      if (before === undefined || order.indexOf(mark) > order.indexOf(before)) known.set(letter, mark);
    });
  return known;
}
