import { glyphPaper, strokesOfGlyphs } from '../../../../catalog/early-learning/glyphs.ts';
import { type Point, pointsOfPath } from '../../../../methods/early-learning/stroke-path.ts';

interface WrittenGlyph {
  readonly strokes: readonly (readonly Point[])[];
  readonly left: number;
  readonly width: number;
}

const gapBetween = 20;
const known = new Map<string, WrittenGlyph>();
/** What is no letter and no digit. */
const signs: Readonly<Record<string, readonly string[]>> = {
  ':': ['M 50 50 L 50 51', 'M 50 88 L 50 89'],
  '+': ['M 26 58 L 74 58', 'M 50 34 L 50 82'],
  '-': ['M 26 58 L 74 58'],
  '=': ['M 26 46 L 74 46', 'M 26 70 L 74 70'],
  '?': ['M 28 34 C 28 4 76 6 74 36 C 72 56 50 52 50 74', 'M 50 98 L 50 99'],
};

function glyphOf(letter: string): WrittenGlyph {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const strokes = (strokesOfGlyphs.get(letter) ?? signs[letter] ?? []).map(pointsOfPath);
  const xs = strokes.flat().map(([x]) => x);
  const left = xs.length === 0 ? 0 : Math.min(...xs);
  const made = { strokes, left, width: xs.length === 0 ? 30 : Math.max(...xs) - left };
  known.set(letter, made);
  return made;
}

interface HandwritingProps {
  text: string;
  className?: string;
  /** The class of the lines. */
  ink?: string;
}

/** A text as children are taught to write it, of the same strokes that they trace. */
export function Handwriting({ text, className = 'size-full', ink = 'stroke-ink' }: HandwritingProps) {
  let at = 0;
  const placed = [...text].map((letter, index) => {
    const glyph = glyphOf(letter);
    const x = at - glyph.left;
    at += glyph.width + gapBetween;
    return { key: `${index} ${letter}`, strokes: glyph.strokes, x };
  });
  const width = Math.max(1, at - gapBetween);
  const room = Math.max(width, 70);
  // What hangs below the line needs room there; without it a text stands in the middle.
  const height = /[gjpqy]/.test(text) ? glyphPaper.height : 112;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${(width - room) / 2 - 10} 0 ${room + 20} ${height}`}
      className={className}
    >
      {placed.map(({ key, strokes, x }) => (
        <g key={key} transform={`translate(${x} 0)`}>
          {strokes.map((points) => (
            <polyline
              key={points.join(' ')}
              points={points.map((point) => point.join(',')).join(' ')}
              fill="none"
              strokeWidth={10}
              strokeLinecap="round"
              strokeLinejoin="round"
              className={ink}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
