import type { Crayon, Drawing } from '../../../../catalog/early-learning/drawing.ts';
import { type DrawingName, drawings } from '../../../../catalog/early-learning/drawings.ts';

const fills: Readonly<Record<Crayon, string>> = {
  red: 'fill-crayon-red',
  orange: 'fill-crayon-orange',
  yellow: 'fill-crayon-yellow',
  green: 'fill-crayon-green',
  blue: 'fill-crayon-blue',
  violet: 'fill-crayon-violet',
  pink: 'fill-crayon-pink',
  brown: 'fill-crayon-brown',
  sand: 'fill-crayon-sand',
  grey: 'fill-crayon-grey',
  white: 'fill-crayon-white',
  dark: 'fill-crayon-dark',
};

const lines: Readonly<Record<Crayon, string>> = {
  red: 'stroke-crayon-red',
  orange: 'stroke-crayon-orange',
  yellow: 'stroke-crayon-yellow',
  green: 'stroke-crayon-green',
  blue: 'stroke-crayon-blue',
  violet: 'stroke-crayon-violet',
  pink: 'stroke-crayon-pink',
  brown: 'stroke-crayon-brown',
  sand: 'stroke-crayon-sand',
  grey: 'stroke-crayon-grey',
  white: 'stroke-crayon-white',
  dark: 'stroke-crayon-dark',
};

/** The paths of a drawing, for a square of 64 in a picture of somebody else. */
export function DrawnParts({ drawing }: { drawing: Drawing }) {
  return drawing.map(({ crayon, path, line }) =>
    line === undefined ? (
      <path key={path} d={path} className={fills[crayon]} />
    ) : (
      <path
        key={path}
        d={path}
        fill="none"
        strokeWidth={line}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={lines[crayon]}
      />
    ),
  );
}

interface PictureProps {
  name: DrawingName;
  className?: string;
}

/** A drawing by its name. It is beside words or inside of a button that has its own, so it says nothing itself. */
export function Picture({ name, className = 'size-full' }: PictureProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={className}>
      <DrawnParts drawing={drawings[name]} />
    </svg>
  );
}

interface PlacedProps {
  name: DrawingName;
  x: number;
  y: number;
  size: number;
  className?: string;
}

/** A drawing at a place of a larger picture. */
export function Placed({ name, x, y, size, className }: PlacedProps) {
  return (
    <svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="0 0 64 64" className={className}>
      <DrawnParts drawing={drawings[name]} />
    </svg>
  );
}
