const pointsPerInch = 72;
/** How wide a letter of the deck's font is on average, as a share of its size, and how high a line. */
const letterWidth = 0.48;
const lineHeight = 1.2;
const sizes = [24, 20, 18, 16, 14, 12] as const;
const smallest = 12;

/** A text of at most so many characters, with dots where it was longer. */
export function shortened(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

interface FittedBullets {
  readonly texts: readonly string[];
  readonly size: number;
  /** Some of the text is not on the slide; the notes have it. */
  readonly isCut: boolean;
}

/** The largest size at which the bullets stay in their place. At the smallest, long ones are cut. */
export function fitBullets(bullets: readonly string[], width: number, height: number): FittedBullets {
  const linesAt = (text: string, size: number) =>
    Math.max(1, Math.ceil((text.length * size * letterWidth) / ((width - 0.3) * pointsPerInch)));
  const fits = (texts: readonly string[], size: number) => {
    const lines = texts.reduce((sum, text) => sum + linesAt(text, size) * lineHeight + 0.55, 0);
    return lines * size <= height * pointsPerInch;
  };
  const size = sizes.find((candidate) => fits(bullets, candidate));
  if (size !== undefined) return { texts: bullets, size, isCut: false };
  const perLine = ((width - 0.3) * pointsPerInch) / (smallest * letterWidth);
  const lines = Math.floor((height * pointsPerInch) / (smallest * lineHeight));
  // Every bullet keeps at least a line and a half; bullets beyond the slide stand in the notes alone.
  const shown = bullets.slice(0, Math.max(1, Math.floor(lines / 2)));
  const most = Math.max(40, Math.floor((lines / shown.length - 0.55) * perLine * 0.9));
  return { texts: shown.map((text) => shortened(text, most)), size: smallest, isCut: true };
}
